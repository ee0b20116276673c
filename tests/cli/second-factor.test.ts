import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appCode } from '../fixtures/authenticator';
import { failure } from './shapes';
import { openShop, type Shop } from './vitrine';

const ALMA = 'alma@vitrine.example';
const HALF_MINUTE_MS = 30_000;

const user = z.looseObject({ roles: z.array(z.string()), second_factor: z.optional(z.string()) });
const signedIn = z.object({ user });
const mails = z.object({ items: z.array(z.looseObject({ kind: z.string(), text: z.string() })) });
const setUp = z.object({ secret: z.string(), uri: z.string() });
const recovery = z.object({ recovery_codes: z.array(z.string()) });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

const as = (profile: string) => ['--profile', profile];

async function codeFor(contact: string): Promise<string> {
  const { items } = mails.parse(await shop.ask('outbox', contact));
  return /code is (\w{4})/.exec(items.find(({ kind }) => kind === 'code')?.text ?? '')?.[1] ?? '';
}

const PASSWORD = ['--password', 'correct horse'];

/** The first sign-in uses a code and sets a password, because codes are rate limited. */
async function signInFirst(profile: string): Promise<z.infer<typeof user>> {
  await shop.ask('auth', 'request-code', ALMA, ...as(profile));
  const entered = await shop.ask('auth', 'login', ALMA, await codeFor(ALMA), ...as(profile));
  await shop.ask('account', 'change-password', '--new-password', 'correct horse', ...as(profile));
  return signedIn.parse(entered).user;
}

async function signIn(profile: string, ...rest: string[]): Promise<z.infer<typeof user>> {
  return signedIn.parse(await shop.ask('auth', 'password', ALMA, ...PASSWORD, ...rest, ...as(profile))).user;
}

describe('vitrine account second-factor', () => {
  it('is set up, requested at the next sign-in, given, removed, and reset by the owner of the server', async () => {
    expect(await signInFirst('one')).toMatchObject({ roles: ['admin'] });
    expect(await shop.ask('account', 'second-factor', ...as('one'))).toMatchObject({
      is_on: false,
      is_required: false,
    });
    const { secret, uri } = setUp.parse(await shop.ask('account', 'second-factor', 'enrol', ...as('one')));
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    const wrong = await shop.run('--json', 'account', 'second-factor', 'confirm', '000000', ...as('one'));
    expect([wrong.code, failure.parse(wrong.error()).error.code]).toEqual([1, 'SECOND_FACTOR_INCORRECT']);
    const now = Date.now();
    const { recovery_codes: codes } = recovery.parse(
      await shop.ask('account', 'second-factor', 'confirm', appCode(secret, now), ...as('one')),
    );
    expect(codes).toHaveLength(10);
    expect((await shop.run('account', 'second-factor', ...as('one'))).stdout).toMatch(/Recovery codes +10/);

    const stepped = await signIn('two', '--factor-code', appCode(secret, now + HALF_MINUTE_MS));
    expect([stepped.roles, stepped.second_factor]).toEqual([['admin'], undefined]);

    await shop.ask('auth', 'logout', ...as('two'));
    expect(await signIn('two')).toMatchObject({ roles: [], second_factor: 'needed' });
    expect((await shop.run('auth', 'whoami', ...as('two'))).stdout).toContain('account second-factor code');
    const denied = await shop.run('--json', 'auth', 'as-user', 'ada@vitrine.example', ...as('two'));
    expect(failure.parse(denied.error()).error.code).toBe('SECOND_FACTOR_NEEDED');
    const [code = '', another = ''] = codes;
    expect(await shop.ask('account', 'second-factor', 'code', code, ...as('two'))).toMatchObject({
      user: { roles: ['admin'] },
    });
    expect(await shop.ask('account', 'second-factor', 'remove', another, ...as('two'))).toMatchObject({
      user: { roles: ['admin'] },
    });

    const again = setUp.parse(await shop.ask('account', 'second-factor', 'enrol', ...as('two')));
    await shop.ask('account', 'second-factor', 'confirm', appCode(again.secret, Date.now()), ...as('two'));
    const reset = await shop.ask('admin', 'user', 'reset-second-factor', ALMA);
    expect(reset).toMatchObject({ login: ALMA });
    const over = await shop.run('--json', 'account', 'second-factor', ...as('two'));
    expect(over.code).toBe(1);
    const none = await shop.run('--json', 'admin', 'user', 'reset-second-factor', ALMA);
    expect(failure.parse(none.error()).error.code).toBe('second_factor_missing');
  }, 120_000);
});
