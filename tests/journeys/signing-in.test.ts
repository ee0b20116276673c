import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { seedPeople } from '../../adapters/demo';
import type { AccountsArea } from '../../core/account';
import { openFixturePlatform } from '../fixtures/platform';
import { codeFor } from '../fixtures/signed-in';
import { json, openShops, put, type OpenShop, type OpenShopOptions } from '../core/open-shop';
import { signIn } from '../core/sign-in';

const EVE = 'eve@shop.test';
const person = (name: string) => `${name}@vitrine.example`;
const openAny = openShops();

async function open(options: OpenShopOptions = {}): Promise<OpenShop & { readonly accounts: AccountsArea }> {
  const device = await openAny(options);
  if (options.fixture === undefined)
    await seedPeople(device.fixture.platform.people, { now: device.fixture.clock.now() });
  return { ...device, accounts: await device.shop.accounts() };
}

async function timed() {
  const fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  return open({ fixture, clock: fixture.clock });
}

const said = ({ notices }: OpenShop) => notices.map(({ type, code, message }) => [type, code, message]);

describe('codes other than 200 in sign-in (A §8)', () => {
  it('are shown with the message of the server, in a notice and in the thrown error', async () => {
    const device = await open();
    device.mishap('get-sms-code', json(200, { code: 503, result: 'Our gateway rests until noon' }));
    await expect(device.accounts.requestCode(EVE)).rejects.toMatchObject({ code: 'request-rejected' });
    expect(said(device)).toEqual([['error', 'request-rejected', 'Our gateway rests until noon']]);
  });

  it('without a message throw the error of their step', async () => {
    const device = await open();
    device.mishap('call-back', json(200, { code: 500, result: null }));
    await expect(device.accounts.callBack('+1 212 555 0100')).rejects.toMatchObject({
      code: 'LOGIN_REQUEST_CALL_BACK_ERROR',
    });
  });

  it('are shown for saving a name too, as REGISTER_FAIL without a response', async () => {
    const device = await open();
    await signIn(device, EVE);
    device.mishap('profile-account', 'lost-before');
    await expect(device.accounts.saveName('Eve')).rejects.toMatchObject({ code: 'REGISTER_FAIL' });
    expect(said(device).map(([, code]) => code)).toContain('REGISTER_FAIL');
  });
});

describe('requesting another code (A §2.8, §9)', () => {
  const asked = (device: OpenShop) => device.requests.filter((path) => path.includes('get-sms-code')).length;

  it('returns to the sent code while the shop would send no other', async () => {
    const device = await timed();
    await device.accounts.requestCode(EVE);
    const { resendAt } = device.accounts.snapshot.signIn;
    device.accounts.back();
    expect(device.accounts.snapshot.signIn.step).toBe('login');
    await device.fixture.clock.advance(10_000);
    expect(await device.accounts.requestCode(' EVE@shop.test ')).toEqual({ is_email: true });
    expect(device.accounts.snapshot.signIn).toMatchObject({ step: 'sms-code', contact: EVE, resendAt });
    expect(asked(device)).toBe(1);
    await device.accounts.requestCode(person('ada'));
    expect(asked(device)).toBe(2);
  });

  it('sends another one when the waiting time is over', async () => {
    const device = await timed();
    await device.accounts.requestCode(EVE);
    await device.fixture.clock.advance(15_000);
    await device.accounts.requestCode(EVE);
    expect(asked(device)).toBe(2);
  });

  it('asks the shop once the attempts of the code are used up', async () => {
    const device = await timed();
    await device.accounts.requestCode(EVE);
    for (let time = 0; time < 5; time += 1) {
      await expect(device.accounts.checkCode('0000')).rejects.toMatchObject({ code: 'REGISTER_SMS_CODE_INCORRECT' });
    }
    await expect(device.accounts.requestCode(EVE)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  it('is offered to users who reopen the modal: at the first step, with the contact in it', async () => {
    const device = await timed();
    const { ui } = device.shop;
    ui.openSignIn();
    await device.accounts.requestCode(EVE);
    ui.closeSignIn();
    ui.openSignIn();
    expect(device.accounts.snapshot.signIn).toMatchObject({ step: 'login', contact: EVE });
    await device.accounts.requestCode(EVE);
    expect([device.accounts.snapshot.signIn.step, asked(device)]).toEqual(['sms-code', 1]);
    ui.openSignIn({ contact: person('ada') });
    expect(device.accounts.snapshot.signIn).toMatchObject({ step: 'login', contact: '' });
  });

  it('clears the contact when the time is over', async () => {
    const device = await timed();
    await device.accounts.requestCode(EVE);
    await device.fixture.clock.advance(15_000);
    device.shop.ui.openSignIn();
    expect(device.accounts.snapshot.signIn).toMatchObject({ step: 'login', contact: '' });
  });
});

describe('requesting a call', () => {
  it('blocks another one for its waiting time', async () => {
    const device = await timed();
    const phone = '+1 212 555 0100';
    await device.accounts.requestCode(phone);
    await device.accounts.callBack(phone);
    expect(device.accounts.snapshot.signIn.callAt).toBe(device.fixture.clock.now() + 15_000);
  });
});

describe('a saved name', () => {
  it('is reported to analytics as CompleteRegistration, without the name (A §7)', async () => {
    const device = await open();
    await signIn(device, EVE);
    await device.accounts.saveName('Eve Adams');
    const events = device.telemetry.records.filter((record) => record.kind === 'event');
    expect(events.map(({ name, data }) => [name, data])).toEqual([['CompleteRegistration', {}]]);
  });
});

describe('a password that is set by an emailed token (A §8)', () => {
  async function mailed(device: OpenShop & { readonly accounts: AccountsArea }): Promise<string> {
    await device.accounts.resetPassword(person('ada'));
    const mail = (await device.fixture.platform.outbox.list(person('ada')))[0];
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  it('signs in automatically', async () => {
    const device = await open();
    const token = await mailed(device);
    const user = await device.accounts.createPassword(person('ada'), token, 'correct horse');
    expect([user?.firstname, device.accounts.snapshot.user?.firstname]).toEqual(['Ada', 'Ada']);
    expect(said(device)).toEqual([
      ['success', 'password-reset', expect.stringContaining('earlier passkeys are removed')],
    ]);
  });

  it('is set even if signing in then fails', async () => {
    const device = await open();
    const token = await mailed(device);
    device.mishap('user/login', 'lost-before');
    expect(await device.accounts.createPassword(person('ada'), token, 'correct horse')).toBeNull();
    expect(await device.accounts.loginWithPassword(person('ada'), 'correct horse')).toMatchObject({ firstname: 'Ada' });
  });

  it('stays signed in after a change, which ends the sessions of all other devices', async () => {
    const device = await open();
    await signIn(device, person('ada'));
    await device.accounts.changePassword('', 'correct horse');
    expect((await device.accounts.refreshProfile()).firstname).toBe('Ada');
  });

  it("that is refused shows the server's message (A §8)", async () => {
    const device = await open();
    await signIn(device, person('ada'));
    const before = device.notices.length;
    const result = { errorMessage: 'You had this one before' };
    device.mishap('change-password', json(200, { code: 400, result }));
    await expect(device.accounts.changePassword('', 'correct horse')).rejects.toThrow('You had this one before');
    expect(said(device).slice(before)).toEqual([['error', 'request-rejected', 'You had this one before']]);
  });
});

describe('an account created with a password', () => {
  const eve = { email: EVE, firstname: 'Eve', lastname: 'Adams', password: 'correct horse' };

  it('is signed in at once', async () => {
    const device = await open();
    expect(await device.accounts.register(eve)).toMatchObject({ firstname: 'Eve' });
    expect(device.accounts.snapshot.user?.email).toBe(EVE);
  });

  it('does not replace an existing account: its owner gets an email', async () => {
    const device = await open();
    expect(await device.accounts.register({ ...eve, email: person('ada') })).toBeNull();
    expect(device.accounts.snapshot.user).toBeNull();
  });
});

describe('a sign-in link (A §4.2)', () => {
  it('names the signed-in user', async () => {
    const device = await open();
    await device.accounts.requestCode(person('ada'));
    const mail = (await device.fixture.platform.outbox.list(person('ada')))[0];
    const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await device.accounts.fastLogin(person('ada'), code);
    expect(said(device)).toContainEqual(['success', 'signed-in-as', 'Signed in as Ada Whitfield']);
  });

  it('informs users who are already signed in as that person, and tells others nothing', async () => {
    const device = await open();
    await signIn(device, person('ada'));
    const before = device.notices.length;
    expect(await device.accounts.fastLogin('ADA@vitrine.example', 'old')).toBeNull();
    expect(await device.accounts.fastLogin(person('vincent'), 'old')).toBeNull();
    expect(said(device).slice(before)).toEqual([
      ['success', 'signed-in-already', 'You are already signed in as Ada Whitfield'],
    ]);
  });

  it('that is refused opens the modal with the contact in it, and the reason', async () => {
    const device = await open();
    expect(await device.accounts.fastLogin('+1 212 555 0100', 'wrong')).toBeNull();
    expect(device.shop.ui.snapshot.authElem).toMatchObject({
      view: 'login',
      contact: '+1 212 555 0100',
      reason: { code: 'link-not-good' },
    });
    expect(said(device)).toEqual([]);
  });

  it('opens nothing if only the network failed: it may be valid', async () => {
    const device = await open();
    device.mishap('fast-login', 'lost-before');
    await expect(device.accounts.fastLogin(EVE, 'whatever')).rejects.toMatchObject({ code: 'request-failed' });
    expect(device.shop.ui.snapshot.authElem).toBeNull();
  });
});

describe('acting as a user (A §4.3, §5)', () => {
  it('does not end if the next contact has a typo', async () => {
    const device = await open();
    await signIn(device, person('mira'));
    expect(await device.accounts.loginAsUser(person('ada'))).toMatchObject({ firstname: 'Ada' });
    await expect(device.accounts.loginAsUser('vincent')).rejects.toMatchObject({ code: 'INCORRECT_PHONE_OR_EMAIL' });
    expect(device.accounts.snapshot).toMatchObject({ user: { firstname: 'Ada' }, previous: { firstname: 'Mira' } });
  });

  it('is ignored while a login is in progress', async () => {
    const device = await open();
    await signIn(device, person('mira'));
    const [first, second] = await Promise.all([
      device.accounts.loginAsUser(person('ada')),
      device.accounts.loginAsUser(person('vincent')),
    ]);
    expect([first.firstname, second.firstname]).toEqual(['Ada', 'Ada']);
    expect(device.requests.filter((path) => path.endsWith('/user/profile'))).toHaveLength(1);
  });

  it('finds the user for staff, and reveals nothing about strangers to others', async () => {
    const device = await open();
    expect(await device.accounts.find(person('ada'))).toBeNull();
    await signIn(device, person('vincent'));
    expect(await device.accounts.find(person('ada'))).toBeNull();
    await signIn(device, person('mira'));
    expect(await device.accounts.find(person('ada'))).toMatchObject({ firstname: 'Ada', lastname: 'Whitfield' });
  });
});

describe('signing in with a correct code', () => {
  const lines = ({ shop }: OpenShop) => shop.cart.snapshot.cartItems.map(({ sku, qty }) => [sku, qty]).sort();

  it('sends at most four requests until name, cart and prices are the customer’s', async () => {
    const phone = await open();
    await signIn(phone, person('ada'));
    await put(phone, 'SOCKS');
    const laptop = await open({ fixture: phone.fixture, seed: 'laptop' });
    await put(laptop, 'TEE', 2);
    await phone.fixture.clock.advance(60_000);
    await laptop.accounts.requestCode(person('ada'));
    const before = laptop.requests.length;
    await laptop.accounts.checkCode(await codeFor(phone.fixture, person('ada')));
    await laptop.shop.cart.settled();
    const sent = laptop.requests.slice(before);
    expect(sent[0]).toBe('POST /api/user/check-sms-code');
    expect(sent.slice(1).length, sent.join('\n')).toBeLessThanOrEqual(4);
    expect(lines(laptop)).toEqual([
      ['SOCKS', 1],
      ['TEE', 2],
    ]);
    expect(laptop.accounts.snapshot.user?.firstname).toBe('Ada');
  });

  it('keeps the displayed cart in checkout, although checkout was not opened on this page (S §4)', async () => {
    const phone = await open();
    await signIn(phone, person('ada'));
    await put(phone, 'SOCKS');
    const storage = createMemoryStorage();
    const before = await open({ fixture: phone.fixture, storage, seed: 'before' });
    await put(before, 'TEE', 3);
    await (await before.shop.checkout()).savePersonal({ firstName: 'Ada' });
    before.shop.dispose();
    const after = await open({ fixture: phone.fixture, storage, seed: 'after' });
    await signIn(after, person('ada'));
    expect(lines(after)).toEqual([['TEE', 3]]);
  });

  it('also keeps it if checkout is filled in in another tab than the one of the sign-in (S §4)', async () => {
    const phone = await open();
    await signIn(phone, person('ada'));
    await put(phone, 'SOCKS');
    const storage = createMemoryStorage();
    const here = await open({ fixture: phone.fixture, storage, seed: 'here' });
    await here.shop.checkout();
    const there = await open({ fixture: phone.fixture, storage, seed: 'there' });
    await (await there.shop.checkout()).savePersonal({ firstName: 'Ada' });
    await put(here, 'TEE', 3);
    await signIn(here, person('ada'));
    expect(lines(here)).toEqual([['TEE', 3]]);
  });
});
