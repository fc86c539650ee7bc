/** Links that are sent to others. Their previews speak the language of whoever sends them, so the link carries it. */

import { addressOf } from '../base';
import { language, t } from '../i18n/index.svelte';
import { toast } from '../ui/toast.svelte';

/** The whole address of a place of the house, as in sharedLink('/g/abc#3.0'). */
export function sharedLink(place: string): string {
  const link = new URL(addressOf(place), location.origin);
  link.searchParams.set('lang', language());
  return link.href;
}

export const canShare = () => 'share' in navigator;

/** By the device's own sheet. */
export async function share(place: string, title: string) {
  try {
    await navigator.share({ title, url: sharedLink(place) });
  } catch {
    // closed without sharing
  }
}

export async function copy(place: string) {
  try {
    await navigator.clipboard.writeText(sharedLink(place));
    toast(t('table-copied'), 'good');
  } catch {
    toast(sharedLink(place)); // to be copied by hand
  }
}
