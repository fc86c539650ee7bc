/** What is kept in the browser, as JSON under a key. Where storage is switched off, it lasts as long as the page. */

export function kept<T extends object>(key: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {}; // storage switched off, or not ours
  }
}

export function keep(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage switched off, or full
  }
}
