/** Short notices at the top of the page: `toast('…')`, or `toast('…', 'bad')` for what went wrong. */

export interface Toast {
  id: number;
  text: string;
  kind: 'plain' | 'good' | 'bad';
}

const SHOWN = 4000; // ms

export const toasts = $state<Toast[]>([]);
let last = 0;

export function dismiss(id: number) {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

export function toast(text: string, kind: Toast['kind'] = 'plain') {
  const id = ++last;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), SHOWN);
}
