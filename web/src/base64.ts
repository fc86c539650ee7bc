/** base64url, as JSON has bytes. */

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(data)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
