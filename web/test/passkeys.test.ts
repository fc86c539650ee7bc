import { describe, expect, it } from 'vitest';

import { bytes, text } from '../src/base64';
import { readOptions } from '../src/mine/passkeys';

describe('passkeys as JSON', () => {
  it('writes bytes in base64url and reads them again', () => {
    const data = Uint8Array.from([251, 255, 254, 0, 1]);
    expect(text(data.buffer)).toBe('-__-AAE');
    expect(bytes('-__-AAE')).toEqual(data);
  });

  it('reads the bytes of options, and leaves the names of the house as they are', () => {
    const found = readOptions<PublicKeyCredentialCreationOptions>({
      rp: { id: 'paiguan.example', name: '牌館' },
      user: { id: 'AAE', name: 'AAE', displayName: 'AAE' },
      challenge: 'AAE',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [{ id: 'AAE', type: 'public-key' }],
      hints: null,
    });
    const two = Uint8Array.from([0, 1]);
    expect(found).toEqual({
      rp: { id: 'paiguan.example', name: '牌館' },
      user: { id: two, name: 'AAE', displayName: 'AAE' },
      challenge: two,
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [{ id: two, type: 'public-key' }],
    });
  });
});
