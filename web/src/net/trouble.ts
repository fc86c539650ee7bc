import { t } from '../i18n/index.svelte';
import { toast } from '../ui/toast.svelte';
import { ApiError } from './api';

/** What went wrong, in a sentence. */
export function sentence(error: unknown): string {
  return error instanceof ApiError && error.text ? error.text : t('no-server');
}

export function complain(error: unknown) {
  toast(sentence(error), 'bad');
}
