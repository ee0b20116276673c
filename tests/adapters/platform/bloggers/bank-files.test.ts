import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BankFile, ManagedPayout } from '../../../../core/contract';
import { toMinor } from '../../../../core/kernel/money';
import { ARRIVED, BloggerShop } from '../../../fixtures/bloggers';
import { NEW_YORK, resultOf } from '../../../fixtures/order';
import { signIn } from '../../../fixtures/signed-in';

const LOTTE = { holder: 'Lotte Größe & Co', account: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' };
const TAX = { tax_status: 'small_business', tax_number: 'DE123456789' };
const SHOP = { holder: 'Vitrine GmbH', iban: 'NL91 ABNA 0417 1643 00' };
const MINUTE_MS = 60_000;
const DAY = '2026-03-02';

let shop: BloggerShop;
const setSettings = (json: object) =>
  shop.fixture.platform.catalogue.writeBlocks([
    { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } } },
  ]);
beforeEach(async () => {
  shop = await BloggerShop.open();
  const rules = (await shop.fixture.platform.commerce.read()).royalty_rules;
  await shop.fixture.platform.commerce.write({ royalty_rules: { ...rules, payout_minimum: { EUR: 1 } } });
  await setSettings({ bank_account: SHOP });
});
afterEach(async () => {
  expect(await shop.verify()).toMatchObject({ sum: 0, faults: [] });
  await shop.close();
});

const staff = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.fixture.call(method, `/api/manage/${path}?token=${shop.staff.token}`, body);
const setPayee = async (payee: object, blogger = shop.lotte) => {
  await shop.fixture.clock.advance(MINUTE_MS);
  const { token } = await signIn(shop.fixture, blogger.login_email ?? '');
  return shop.fixture.call('POST', `/api/blogger/payee?token=${token}`, { ...TAX, ...payee });
};
const make = (ids: readonly number[], format = 'sepa', day = DAY) => staff('POST', 'bank-files', { ids, format, day });
const textOf = async ({ link }: BankFile) =>
  (await shop.fixture.platform.fetch(new Request(`http://shop.test${link ?? ''}`))).text();

async function payouts(): Promise<readonly ManagedPayout[]> {
  const address = { ...NEW_YORK, countryId: 'DE', region: null };
  for (const promo of ['LOTTE', 'OTTO']) {
    const { id } = await shop.buy([{ sku: 'TEE', qty: 3 }], { promo, store: 'de', address });
    await shop.advance(id, { delivered: ARRIVED, status: 'O' });
  }
  await shop.days(20);
  return shop.payOut();
}

describe('a bank file', () => {
  it('is a SEPA credit transfer of the payouts whose sum equals the ledger to the cent', async () => {
    const made = await payouts();
    await resultOf(setPayee(LOTTE));
    await resultOf(setPayee({ ...LOTTE, holder: 'Otto', bic: '' }, shop.otto));
    const file = await resultOf<BankFile>(make(made.map(({ id }) => id)));
    const total = made.reduce((sum, one) => sum + toMinor(one.sum), 0);
    expect(toMinor(file.sum)).toBe(total);
    expect(await shop.fixture.platform.privacy.export('otto@shop.test')).toMatchObject({
      result: { payout_transfers: [{ holder: 'Otto', day: DAY }] },
    });
    const xml = await textOf(file);
    expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(xml.match(/<CtrlSum>[\d.]+<\/CtrlSum>/g)).toEqual(
      Array(2).fill(`<CtrlSum>${(total / 100).toFixed(2)}</CtrlSum>`),
    );
    expect(xml.match(/<NbOfTxs>2<\/NbOfTxs>/g)).toHaveLength(2);
    expect(xml).toContain('<DbtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></DbtrAcct>');
    expect(xml).toContain('<Cdtr><Nm>Lotte Groesse + Co</Nm></Cdtr>');
    expect(xml).toContain('<CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>');
    const order = ['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'].map((name) => xml.indexOf(`<${name}>`));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const cents = [...xml.matchAll(/<InstdAmt Ccy="EUR">([\d.]+)</g)].map(([, amount]) => toMinor(amount ?? ''));
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  it('pays no payout twice: each is in one file, among fifty concurrent requests, and cannot be withdrawn', async () => {
    const [first] = await payouts();
    const id = first?.id ?? 0;
    await resultOf(setPayee(LOTTE, first?.name === 'Lotte' ? shop.lotte : shop.otto));
    const answers = await Promise.all(Array.from({ length: 50 }, () => make([id])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      json: { meta: { error: 'bank_file_refused', problems: [{ id, problem: 'payout_exported' }] } },
    });
    expect(await staff('POST', `payouts/${String(id)}/withdraw`)).toMatchObject({
      json: { meta: { error: 'payout_exported' } },
    });
    const [file] = (await resultOf<{ items: BankFile[] }>(staff('GET', 'bank-files'))).items;
    await resultOf(staff('POST', `bank-files/${String(file?.id)}/cancel`));
    expect((await shop.fixture.platform.fetch(new Request(`http://shop.test${file?.link ?? ''}`))).status).toBe(404);
    await resultOf(make([id]));
    await shop.sent(id);
    const [again] = (await resultOf<{ items: BankFile[] }>(staff('GET', 'bank-files'))).items;
    expect(await staff('POST', `bank-files/${String(again?.id)}/cancel`)).toMatchObject({
      json: { meta: { error: 'bank_file_sent' } },
    });
  });

  it('appears in the change log with the user who created and cancelled it, as do its payouts', async () => {
    const [first] = await payouts();
    const id = first?.id ?? 0;
    await resultOf(setPayee(LOTTE, first?.name === 'Lotte' ? shop.lotte : shop.otto));
    const file = await resultOf<BankFile>(make([id]));
    await resultOf(staff('POST', `bank-files/${String(file.id)}/cancel`));
    await resultOf(staff('POST', `bank-files/${String(file.id)}/cancel`));
    await resultOf(staff('POST', `payouts/${String(id)}/withdraw`));
    const log = async (kind: string) => {
      const token = `token=${shop.staff.token}`;
      const found = resultOf<{ items: object[] }>(shop.fixture.call('GET', `/api/manage/log?kind=${kind}&${token}`));
      return (await found).items;
    };
    const who = { who: 'mira@shop.test' };
    const files = await log('bank_file');
    const of = { ...who, record: String(file.id) };
    expect(files).toMatchObject([
      { ...of, action: 'removed' },
      { ...of, action: 'created' },
    ]);
    expect(JSON.stringify(files)).not.toContain('DE89');
    expect(await log('payout')).toMatchObject([
      { ...who, record: String(id), action: 'removed' },
      { ...who, action: 'created' },
      { ...who, action: 'created' },
    ]);
  });

  it('is not created if an account is missing or the shop has none; nothing is exported then', async () => {
    const made = await payouts();
    const ids = made.map(({ id }) => id);
    await resultOf(setPayee(LOTTE));
    const otto = made.find(({ name }) => name === 'Otto')?.id;
    expect(await make(ids)).toMatchObject({ json: { meta: { problems: [{ id: otto, problem: 'payee_missing' }] } } });
    await resultOf(setPayee({ ...LOTTE, account: '12345678', bic: '' }, shop.otto));
    expect(await make(ids)).toMatchObject({
      json: { meta: { problems: [{ id: otto, problem: 'account_not_sepa' }] } },
    });
    const lotte = made.find(({ name }) => name === 'Lotte')?.id ?? 0;
    expect(await make([lotte], 'sepa', '2025-12-31')).toMatchObject({ json: { meta: { errors: [{ field: 'day' }] } } });
    await setSettings({ bank_account: { ...SHOP, iban: '12345678' } });
    expect(await make([lotte])).toMatchObject({ json: { meta: { error: 'bank_account_missing' } } });
    await setSettings({ bank_account: { ...SHOP, holder: '王小明' } });
    expect(await make([lotte])).toMatchObject({ json: { meta: { error: 'bank_account_missing' } } });
    expect((await resultOf<{ items: BankFile[] }>(staff('GET', 'bank-files'))).items).toEqual([]);
    const csv = await textOf(await resultOf<BankFile>(make(ids, 'csv')));
    expect(csv).toContain('payout,name,account,bic,amount,currency,day,reference');
    expect(csv.split('\r\n')).toHaveLength(4);
  });
});

describe('the account of a blogger', () => {
  it('is validated, and shown to staff with the tax status', async () => {
    for (const [account, bic, field] of [
      ['DE88370400440532013000', '', 'account'],
      ['DE89370400440532013000', 'COBA', 'bic'],
    ])
      expect(await setPayee({ ...LOTTE, account, bic })).toMatchObject({
        status: 400,
        json: { meta: { errors: [{ field }] } },
      });
    const made = await payouts();
    await resultOf(setPayee(LOTTE));
    const list = (await resultOf<{ items: ManagedPayout[] }>(staff('GET', 'payouts'))).items;
    expect(list.find(({ name }) => name === 'Lotte')?.payee).toMatchObject({ ...LOTTE, ...TAX });
    expect(made).toHaveLength(2);
  });
  it('changes only after a fresh sign-in of its owner, who gets mail; the log contains no account number', async () => {
    const post = (token: string) =>
      shop.fixture.call('POST', `/api/blogger/payee?token=${token}`, { ...TAX, ...LOTTE });
    const acting = await resultOf<{ token: string }>(
      shop.fixture.call('GET', `/api/user/profile?contact=lotte@shop.test&token=${shop.staff.token}`),
    );
    expect(await post(acting.token)).toMatchObject({ status: 403, json: { meta: { error: 'access_denied' } } });
    await shop.fixture.clock.advance(16 * MINUTE_MS);
    expect(await post(shop.lotte.token)).toMatchObject({ status: 403, json: { meta: { error: 'sign_in_again' } } });
    const mails = async () =>
      (await shop.fixture.platform.outbox.list('lotte@shop.test')).filter(({ text }) => text.includes('payouts'));
    expect(await mails()).toEqual([]);
    for (const bic of ['', '', 'COBADEFFXXX']) await resultOf(setPayee({ ...LOTTE, bic }));
    const [mail, ...others] = await mails();
    expect(others).toHaveLength(1);
    expect(mail?.text).toContain('ends in 3000');
    expect(mail?.text).not.toContain('0532');
    const admin = await signIn(shop.fixture, 'mira@shop.test');
    const log = await resultOf<{ items: { who: string; changes: object[] }[] }>(
      shop.fixture.call('GET', `/api/manage/log?kind=payee&token=${admin.token}`),
    );
    expect(log.items).toMatchObject([
      { who: 'lotte@shop.test', action: 'changed' },
      { who: 'lotte@shop.test', action: 'created' },
    ]);
    expect(JSON.stringify(log)).not.toContain('3000');
  });
});
