import { t } from '../i18n/index.svelte';
import { toast } from '../ui/toast.svelte';
import { ApiError, isFull } from './api';
import { me } from './me.svelte';

/** What went wrong, in a sentence. */
export function sentence(error: unknown): string {
  if (me.full || isFull(error)) return t('house-full-later');
  return error instanceof ApiError && error.text ? error.text : t('no-server');
}

export function complain(error: unknown) {
  toast(sentence(error), 'bad');
}
