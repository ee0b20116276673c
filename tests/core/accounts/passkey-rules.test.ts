import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mayHavePasskeys,
  PASSKEY_CHALLENGE_MS,
  passkeyCreation,
  passkeyProblem,
  passkeyRequest,
  relyingPartyOf,
  standsInForFactor,
} from '../../../core/contract/people/passkey-rules';

describe('the relying party of a store', () => {
  it.each([
    ['https://shop.example', undefined, 'shop.example', 'https://shop.example'],
    ['https://Shop.Example:443/', undefined, 'shop.example', 'https://shop.example'],
    ['https://shop.example:8443', undefined, 'shop.example', 'https://shop.example:8443'],
    ['https://shop.example', 'laden.example', 'laden.example', 'https://laden.example'],
    ['https://shop.example', '//laden.example', 'laden.example', 'https://laden.example'],
    ['http://localhost:3000', 'https://laden.example/de', 'laden.example', 'https://laden.example'],
    ['http://localhost:3000', undefined, 'localhost', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', undefined, 'localhost', 'http://localhost:3000'],
    ['http://[::1]:3000', undefined, 'localhost', 'http://localhost:3000'],
    ['http://shop.localhost', undefined, 'shop.localhost', 'http://shop.localhost'],
  ])('%s with the store domain %s is: %s, %s', (publicUrl, domain, id, origin) => {
    expect(relyingPartyOf(publicUrl, domain)).toEqual({ id, origin });
  });

  it.each([
    ['http://shop.example', undefined],
    ['https://203.0.113.7', undefined],
    ['https://[2001:db8::7]:8443', undefined],
    ['http://localhost:3000', 'laden.example'],
    ['', undefined],
  ])('is missing if browsers cannot create passkeys: %s, %s', (publicUrl, domain) => {
    expect(relyingPartyOf(publicUrl, domain)).toBeUndefined();
  });
});

describe('a use of a passkey', () => {
  it('is refused without user verification, whatever the counter', () => {
    expect(passkeyProblem(0, { isUserVerified: false, counter: 0 })).toBe('not-verified');
    expect(passkeyProblem(3, { isUserVerified: false, counter: 4 })).toBe('not-verified');
  });

  it('is refused if a working counter has not increased', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (before, counter) => {
        const isGood = counter > before || (before === 0 && counter === 0);
        expect(passkeyProblem(before, { isUserVerified: true, counter })).toBe(isGood ? undefined : 'counter');
      }),
    );
  });

  it('replaces a second factor if it was added after that was confirmed', () => {
    expect([9, 10, 11].map((addedAt) => standsInForFactor(addedAt, 10))).toEqual([false, true, true]);
    expect(standsInForFactor(11, undefined)).toBe(false);
  });

  it('is allowed only for confirmed accounts', () => {
    expect([mayHavePasskeys({ isVerified: true }), mayHavePasskeys({ isVerified: false })]).toEqual([true, false]);
  });
});

describe('the options for an authenticator', () => {
  it('request a discoverable passkey with user verification, and exclude existing ones', () => {
    const owner = { handle: 'aGFuZGxl', login: 'ada@shop.test', credentials: ['b25l'] };
    expect(passkeyCreation('Y2hhbGxlbmdl', { id: 'shop.example' }, owner)).toMatchObject({
      challenge: 'Y2hhbGxlbmdl',
      rp: { id: 'shop.example' },
      user: { id: 'aGFuZGxl', name: 'ada@shop.test' },
      timeout: PASSKEY_CHALLENGE_MS,
      excludeCredentials: [{ id: 'b25l', type: 'public-key' }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(passkeyRequest('Y2hhbGxlbmdl', { id: 'shop.example' })).toMatchObject({
      rpId: 'shop.example',
      allowCredentials: [],
      userVerification: 'required',
    });
  });
});
