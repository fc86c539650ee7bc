/** Single-key shortcuts of the table. */

import { settings } from '../settings.svelte';

export type Keys = Record<string, (() => void) | undefined>;

/** Keys of a game's own dock, before those of the frame; `take` says whether the key was one of them. Call it in an effect. */
export function firstKeys(take: (event: KeyboardEvent, letter: string, at: HTMLElement) => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const at = event.target instanceof HTMLElement ? event.target : document.body;
    if (at.closest('input, textarea, select, dialog') || !take(event, event.key.toUpperCase(), at)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', listen, { capture: true });
  return () => removeEventListener('keydown', listen, { capture: true });
}

/** Run what a key stands for, unless somebody types, or a dialog or menu has the keys. */
export function shortcut(event: KeyboardEvent, keys: Keys) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea, [role=menu], [role=tablist]') || document.querySelector('dialog[open]'))
    return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Enter on a button presses that button; on a piece of the hand it plays.
  if (key === 'Enter' && target.closest('button, a') && !target.closest('[data-hand]')) return;
  if (event.key.length === 1 && !settings.shortcuts) return;
  const act = keys[key];
  if (!act) return;
  event.preventDefault();
  act();
}
