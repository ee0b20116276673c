import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { appCode } from '../../fixtures/authenticator';
import { openFixturePlatform } from '../../fixtures/platform';
import { SoftwareAuthenticator } from '../../fixtures/software-authenticator';
import { openShops } from '../open-shop';
import { signIn } from '../sign-in';

const MINUTE_MS = 60_000;
const openAny = openShops();

async function openWith(contact: string) {
  const fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const device = await openAny({ fixture, clock: fixture.clock });
  const accounts = await device.shop.accounts();
  await signIn(device, contact);
  return { ...device, accounts, key: new SoftwareAuthenticator('http://localhost:3000') };
}
type Options = Parameters<SoftwareAuthenticator['use']>[0];

describe('passkeys in the account', () => {
  it('are added, renamed, used to sign in after a logout, and removed', async () => {
    const { accounts, key } = await openWith('ada@vitrine.example');
    const { passkeys } = accounts;
    const { items } = await passkeys.add(' Phone ', (options) => Promise.resolve(key.make(options)));
    expect(items).toMatchObject([{ name: 'Phone', used_at: null }]);
    const [{ id } = { id: '' }] = items;
    expect(await passkeys.rename(id, 'Key')).toMatchObject({ items: [{ name: 'Key' }] });
    await accounts.logout();
    const use = (options: Options) => Promise.resolve(key.use(options));
    expect(await accounts.loginWithPasskey(use)).toMatchObject({ email: 'ada@vitrine.example' });
    expect(accounts.snapshot.user?.email).toBe('ada@vitrine.example');
    expect(await passkeys.remove(id)).toMatchObject({ items: [] });
    await accounts.logout();
    await expect(accounts.loginWithPasskey(use)).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  it('change nothing if the browser returns none, and start no sign-in while it is asking', async () => {
    const { accounts, key } = await openWith('ada@vitrine.example');
    const canceled = new Error('canceled');
    await expect(accounts.passkeys.add('Phone', () => Promise.reject(canceled))).rejects.toBe(canceled);
    await accounts.passkeys.add('Phone', (options) => Promise.resolve(key.make(options)));
    await accounts.logout();
    const seen: boolean[] = [];
    const asked = accounts.loginWithPasskey(() => {
      seen.push(accounts.snapshot.isBusy);
      return Promise.reject(canceled);
    });
    await expect(asked).rejects.toBe(canceled);
    expect([seen, accounts.snapshot.user]).toEqual([[false], null]);
    await expect(accounts.passkeys.list()).rejects.toMatchObject({ code: 'sign-in-first' });
  });

  it('grant staff the permissions of their roles, instead of a code', async () => {
    const device = await openWith('mira@vitrine.example');
    const { accounts, fixture, key } = device;
    const { secret } = await accounts.secondFactor.begin();
    await accounts.secondFactor.confirm(appCode(secret, fixture.clock.now()));
    await accounts.passkeys.add('Phone', (options) => Promise.resolve(key.make(options)));
    await accounts.logout();
    await fixture.clock.advance(MINUTE_MS);
    await signIn(device, 'mira@vitrine.example');
    expect(accounts.snapshot.user).toMatchObject({ roles: [], second_factor: 'needed' });
    await accounts.secondFactor.giveByPasskey((options) => Promise.resolve(key.use(options)));
    expect(accounts.snapshot.user?.roles).toEqual(['manager']);
    expect(await accounts.secondFactor.status()).toMatchObject({ passkeys: 1 });
  });
});
