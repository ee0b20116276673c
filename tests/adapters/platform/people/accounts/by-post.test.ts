import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { ADDRESS_LIMITS } from '../../../../../adapters/platform/foundation/limits/address-limits';
import type { SignedIn } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { codeFor } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(() => fixture.platform.close());

const post = <T>(path: string, body?: unknown, token?: string) =>
  resultOf<T>(fixture.call('POST', `/api/user/${path}${token === undefined ? '' : `?token=${token}`}`, body));
async function signIn(phone: string): Promise<SignedIn> {
  await post('get-sms-code', { phone });
  return post<SignedIn>('check-sms-code', { phone, code: await codeFor(fixture, phone) });
}

describe('signing in without secrets in a URL', () => {
  it('works by a code, by an emailed link, or acting as a user: each a call with a body', async () => {
    const ada = await signIn('ada@vitrine.example');
    expect(ada.email).toBe('ada@vitrine.example');
    await post('get-sms-code', { phone: 'eve@shop.test' });
    const [mail] = await fixture.platform.outbox.list('eve@shop.test');
    const token = /[?&]code=(\w+)/.exec(mail?.text ?? '')?.[1];
    expect((await post<SignedIn>('fast-login', { contact: 'eve@shop.test', token })).login_email).toBe('eve@shop.test');
    const mira = await signIn('mira@vitrine.example');
    expect((await post<SignedIn>('profile', { contact: 'ada@vitrine.example' }, mira.token)).id).toBe(ada.id);
    expect((await post<SignedIn>('login-as-blogger', undefined, mira.token)).roles).toContain('blogger');
    expect(await post('call-back', { phone: '+1 212 555 0198' })).toBe(true);
  });

  it('has the same permissions as the GET endpoints', async () => {
    const { token } = await signIn('ada@vitrine.example');
    for (const path of ['profile', 'login-as-blogger']) {
      const body = { contact: 'vincent@vitrine.example' };
      expect((await fixture.call('POST', `/api/user/${path}`, body)).status).toBe(401);
      expect((await fixture.call('POST', `/api/user/${path}?token=${token}`, body)).status).toBe(403);
    }
  });

  it('counts with the GET endpoints', async () => {
    const { count } = ADDRESS_LIMITS.code;
    const ask = (n: number) => {
      const phone = `somebody${String(n)}@shop.test`;
      const address = 'http://shop.test/api/user/get-sms-code';
      const request =
        n % 2 === 0
          ? new Request(`${address}?phone=${phone}`)
          : new Request(address, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ phone }),
            });
      return fixture.platform.fetch(request, { address: '203.0.113.9' });
    };
    for (let n = 0; n < count; n += 1) expect((await ask(n)).status).toBe(200);
    expect([(await ask(count)).status, (await ask(count + 1)).status]).toEqual([429, 429]);
  });
});
