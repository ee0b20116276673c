import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';

const PASSWORD = 'correct horse 7';
const STORES = [
  ['de', 'EUR'],
  ['us', 'USD'],
] as const;

describe.each(DATABASES)('the currency of an account, in which alone orders earn bonuses, on %s', (kind) => {
  let shop: RawShop;
  beforeEach(async () => {
    shop = await openRawShop(kind);
  });
  afterEach(() => shop.end());

  const post = (path: string, store: string, body: object) =>
    resultOf<SignedIn>(shop.call('POST', `/api/user/${path}?storeCode=${store}`, body));
  const mailed = async (email: string, pattern: RegExp) => {
    const [mail] = await shop.platform.outbox.list(email);
    return pattern.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it.each(STORES)(
    'is that of the store %s where it is opened with a code, a link or a password',
    async (store, currency) => {
      await post('get-sms-code', store, { phone: 'code@shop.test' });
      const code = await mailed('code@shop.test', /(?:code is|Code ist) (\w{4})/);
      await post('get-sms-code', store, { phone: 'link@shop.test' });
      const token = await mailed('link@shop.test', /code=([0-9a-f]{64})/);
      const customer = { email: 'word@shop.test', firstname: 'Ida', lastname: 'Moss' };
      await post('create', store, { customer, password: PASSWORD });
      const opened = [
        await post('check-sms-code', store, { phone: 'code@shop.test', code }),
        await post('fast-login', store, { contact: 'link@shop.test', token }),
        await post('login', store, { username: 'word@shop.test', password: PASSWORD }),
      ];
      expect(opened.map(({ account_currency: own }) => own)).toEqual([currency, currency, currency]);
    },
  );

  it('stays when its owner signs in at another store', async () => {
    const customer = { email: 'word@shop.test', firstname: 'Ida', lastname: 'Moss' };
    await post('create', 'de', { customer, password: PASSWORD });
    const login = { username: 'word@shop.test', password: PASSWORD };
    expect(await post('login', 'us', login)).toMatchObject({ account_currency: 'EUR' });
  });
});
