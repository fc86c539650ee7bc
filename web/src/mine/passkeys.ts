/** Passkeys in the browser: options from the server for `navigator.credentials`, and its answers as JSON. */

import { bytes, text } from '../base64';
import { language } from '../i18n/index.svelte';
import { api } from '../net/api';
import type { Json, Passkey, PasskeyOptions } from '../wire';

/** Where the browser can: over TLS or on this machine, and by a name, since a passkey belongs to no bare address. */
export function canUsePasskeys(): boolean {
  const bare = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));
  return isSecureContext && !bare && 'PublicKeyCredential' in globalThis && 'credentials' in navigator;
}

/** The fields that are bytes, wherever they stand in the options. */
const BYTES = new Set(['challenge', 'id']);

function decoded(value: Json, key = '', inside = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => decoded(one, '', key));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decoded(one, name, key)]));
  return typeof value === 'string' && BYTES.has(key) && inside !== 'rp' ? bytes(value) : value;
}

/** The options as `navigator.credentials` takes them. */
export function readOptions<T>(options: Record<string, Json>): T {
  const entries = Object.entries(options).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, decoded(value, name)])) as T;
}

function written(credential: PublicKeyCredential): Record<string, Json> {
  const answer = credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const;
  const response: Record<string, Json> = {};
  for (const part of parts) if (answer[part] instanceof ArrayBuffer) response[part] = text(answer[part]);
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}

const question = async (which: 'begin' | 'ask') =>
  (await api<PasskeyOptions>(`/api/me/passkeys/${which}`, { method: 'POST' })).options;

export const listed = () => api<Passkey[]>('/api/me/passkeys');

/** Makes a passkey and has the server keep its public half. */
export async function make(name: string): Promise<Passkey[]> {
  const publicKey = readOptions<PublicKeyCredentialCreationOptions>(await question('begin'));
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return api<Passkey[]>('/api/me/passkeys', {
    method: 'POST',
    body: { credential: written(made), name, lang: language() },
  });
}

/** Lets the person choose a passkey; returns the answer for the server. */
export async function show(): Promise<Record<string, Json>> {
  const publicKey = readOptions<PublicKeyCredentialRequestOptions>(await question('ask'));
  return written((await navigator.credentials.get({ publicKey })) as PublicKeyCredential);
}

export const remove = (id: string) => api<Passkey[]>(`/api/me/passkeys/${id}?lang=${language()}`, { method: 'DELETE' });
