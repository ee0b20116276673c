import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STORE_VIEWS } from '../../../../../core/shopper';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const STORES = STORE_VIEWS.map((store) => store.storeCode);
const MINUTE_MS = 60_000;

const SUBJECTS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/^Your code$/, /^Welcome$/, /^You already have an account$/, /^Set a new/, /was changed$/],
  de: [/^Dein Code$/, /^Willkommen$/, /^Du hast schon ein Konto$/, /^Neues Passwort/, /geändert$/],
  ru: [/^Ваш код$/, /^Добро пожаловать$/, /^У вас уже есть/, /^Новый пароль$/, /изменён$/],
  uk: [/^Ваш код$/, /^Ласкаво просимо$/, /^У вас уже є/, /^Новий пароль$/, /змінено$/],
  zh: [/^您的验证码$/, /^欢迎$/, /^您已有账户$/, /^设置新密码$/, /已更改$/],
};

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform({ stores: STORES });
});
beforeEach(() => fixture.clock.advance(MINUTE_MS));
afterAll(() => fixture.platform.close());

const newest = async (contact: string) => {
  const [mail] = await fixture.platform.outbox.list(contact);
  if (mail === undefined) throw new Error(`Nothing was sent to ${contact}`);
  return mail;
};

async function mailsIn(store: string, name = 'eve') {
  const email = `${name}-${store}@shop.test`;
  const customer = { email, firstname: 'Eve', lastname: 'Adams' };
  const post = (path: string, body: unknown) =>
    resultOf(fixture.call('POST', `/api/user/${path}?storeCode=${store}`, body));
  await resultOf(fixture.call('GET', `/api/user/get-sms-code?phone=${email}&storeCode=${store}`));
  const code = await newest(email);
  await post('create', { customer, password: 'correct horse' });
  const welcome = await newest(email);
  await post('create', { customer, password: 'correct horse' });
  const known = await newest(email);
  await post('reset-password', { email });
  const reset = await newest(email);
  const resetToken = /token=(\w+)/.exec(reset.text)?.[1];
  await post('create-password', { email, resetToken, newPassword: 'battery staple' });
  return [code, welcome, known, reset, await newest(email)];
}

describe('emails about accounts', () => {
  it.each(STORE_VIEWS.map(({ storeCode, i18n }) => [storeCode, i18n.defaultLanguage] as const))(
    'are in the language of the store %s (%s)',
    async (store, language) => {
      const mails = await mailsIn(store);
      for (const [at, subject] of (SUBJECTS[language] ?? []).entries()) expect(mails[at]?.subject).toMatch(subject);
      for (const { subject, text } of mails) {
        const words = `${subject} ${text.replace(/https?:\S+/g, '')}`;
        if (language !== 'en') expect(words).not.toMatch(/\b(your|account|password|open|code is)\b/i);
        expect(words).not.toMatch(/[{}]/);
      }
    },
  );

  it('link back to the store in which they were requested', async () => {
    const [code, welcome, , reset] = await mailsIn('de', 'ada');
    for (const mail of [code, welcome]) expect(mail?.text).toMatch(/\/de\/\?contact=ada-de/);
    expect(reset?.text).toMatch(/\/de\/create-password\?email=ada-de/);
  });

  it('offer a user who already has an account a sign-in link, and a link to set a new password', async () => {
    const links = async (name: string) => {
      const [, , known] = await mailsIn('de', name);
      const urls = known?.text.match(/https?:\S+/g) ?? [];
      return urls.map((url) => new URL(url));
    };
    const [signIn, reset] = await links('imogen');
    expect([signIn?.pathname, reset?.pathname]).toEqual(['/de/', '/de/create-password']);
    const email = 'lotte@shop.test';
    const customer = { email, firstname: 'Lotte', lastname: 'Adams' };
    const linksOf = async () => {
      await resultOf(fixture.call('POST', '/api/user/create', { customer, password: 'correct horse' }));
      return ((await newest(email)).text.match(/https?:\S+/g) ?? []).map((url) => new URL(url).searchParams);
    };
    await linksOf();
    const [, resetToken] = await linksOf();
    const body = { email, resetToken: resetToken?.get('token'), newPassword: 'battery staple' };
    await resultOf(fixture.call('POST', '/api/user/create-password', body));
    const [code] = await linksOf();
    const query = new URLSearchParams({ contact: email, token: code?.get('code') ?? '' }).toString();
    expect(await resultOf(fixture.call('GET', `/api/user/fast-login?${query}`))).toMatchObject({ email });
  });

  it('for a new password contain only its link, with the token', async () => {
    const [, , , reset] = await mailsIn('us', 'mira');
    const token = /token=(\w+)/.exec(reset?.text ?? '')?.[1] ?? 'none';
    expect(reset?.text.split(token)).toHaveLength(2);
  });

  it('to the shop itself are in the language of its first store', async () => {
    await resultOf(fixture.call('GET', `/api/user/call-back?phone=${encodeURIComponent('+12125550177')}&storeCode=de`));
    expect(await newest('shop')).toMatchObject({ kind: 'call-back', subject: 'Please call +12125550177' });
  });
});
