import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../adapters/demo';
import type { ManagedCard, managedGiftCards } from '../../../../core/contract/orders/manage-gift-cards';
import type { ResultOf } from '../../../../core/contract';
import { resultOf } from '../../../fixtures/order';
import { signIn } from '../../../fixtures/signed-in';
import { uploadedRecords } from '../../../../cli/composition/composition-imports';
import { pastShop } from './past-shop';

const { fixture, run } = pastShop('gift_cards', { recordReader: uploadedRecords });

const SHOPIFY = {
  ...{ Id: '4711', 'Last Characters': 'x9k2', 'Customer Name': 'Ida Berg', Email: 'ida@example.com' },
  ...{ 'Initial Balance': '50.00', 'Current Balance': '12.50', Currency: 'USD', 'Expires On': '' },
  ...{ Enabled: 'true' },
};
const list = async () => {
  const answer = await fixture().platform.cards.list({});
  if (answer.kind !== 'done') throw new Error(answer.message);
  return answer.result as ResultOf<typeof managedGiftCards>; // sound: as the contract says
};
const show = async (id: string) => {
  const answer = await fixture().platform.cards.show(id);
  if (answer.kind !== 'done') throw new Error(answer.message);
  return answer.result as ManagedCard; // sound: as the contract says
};
const balance = (code: string) => fixture().call('POST', '/api/gift-card/balance', { code });
const send = (id: string) => fixture().platform.cards.act({ id, act: 'send' });

describe('gift cards of another shop', () => {
  it('with a full code can be spent by it, and are not emailed', async () => {
    const rows = [{ Code: 'oldc-ard0 u5', Balance: '25.00', Email: 'bo@example.com' }];
    const report = await run(rows, { currency: 'USD' });
    expect(report).toMatchObject({ format: 'table', created: 1 });
    expect(report.also).toEqual({});
    expect(JSON.stringify(report)).not.toContain('oldc');
    expect(await balance('OLDC-ARD0-U5')).toMatchObject({ json: { result: { balance: 25, value: 25 } } });
    expect((await balance('OLDC-ARD0-U6')).status).toBe(409);
    const { items, owed } = await list();
    expect(items).toMatchObject([{ state: 'active', balance: 25, code: '•••• •••• •••• D0U5' }]);
    expect(owed).toEqual([{ currency: 'USD', cards: 1, balance: 25 }]);
    expect(await send(items[0]?.id ?? '')).toMatchObject({ kind: 'refused' });
    expect(await fixture().platform.outbox.list()).toEqual([]);
  });

  it("of Shopify's export get a new code, which staff send; the balance is goodwill, and the reason is kept", async () => {
    expect(await run([SHOPIFY])).toMatchObject({ format: 'shopify', created: 1, also: { new_codes: 1 } });
    const [card] = (await list()).items;
    const id = card?.id ?? '';
    expect(card).toMatchObject({ state: 'planned', balance: 12.5, recipient: 'Ida Berg', email: 'ida@example.com' });
    expect((await show(id)).history).toMatchObject([{ act: 'issue', amount: 12.5, who: 'shop', note: 'import' }]);
    expect(await fixture().platform.outbox.list()).toEqual([]);
    expect(await send(id)).toMatchObject({ kind: 'done' });
    const [mail] = await fixture().platform.outbox.list();
    const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/u.exec(JSON.stringify(mail)) ?? [];
    expect(await balance(code)).toMatchObject({ json: { result: { balance: 12.5 } } });
  });

  it('are found by staff by a full code that looks like one of this shop, and equal spellings are one', async () => {
    const rows = (Code: string) => [{ Code, Balance: '25.00' }];
    expect(await run(rows('OLDI-OLDO-ILDO-0001'), { currency: 'USD' })).toMatchObject({ created: 1 });
    const found = async (q: string) => {
      const answer = await fixture().platform.cards.list({ q });
      return answer.kind === 'done' && (answer.result as ResultOf<typeof managedGiftCards>).total; // sound: as the contract says
    };
    expect(await found('oldi oldo ildo 0001')).toBe(1);
    expect(await found('oldi oldo ildo 0002')).toBe(0);
  });

  it('with the code of a card of this shop are refused in any spelling', async () => {
    await run([SHOPIFY]);
    await send((await list()).items[0]?.id ?? '');
    const [mail] = await fixture().platform.outbox.list();
    const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/u.exec(JSON.stringify(mail)) ?? [];
    const typed = code.replaceAll('0', 'O').replaceAll('1', 'I');
    const report = await run([{ Code: typed, Balance: '5.00' }], { currency: 'USD' });
    expect(report).toMatchObject({ created: 0, refused: 1 });
  });

  it('are imported once, and not at all in a dry run', async () => {
    expect(await run([SHOPIFY], { dryRun: true })).toMatchObject({ created: 1 });
    expect((await list()).total).toBe(0);
    await run([SHOPIFY]);
    expect(await run([{ ...SHOPIFY, 'Current Balance': '90.00' }])).toMatchObject({ created: 0, existing: 1 });
    expect((await list()).items).toMatchObject([{ balance: 12.5 }]);
  });

  it('are kept up to the maximum amount, until they expire, and in the currency of their row', async () => {
    const now = fixture().clock.now();
    const at = (ms: number) => new Date(ms).toISOString();
    const rows = [
      { ...SHOPIFY, Id: '1', 'Current Balance': '1000.00' },
      { ...SHOPIFY, Id: '2', 'Expires On': at(now + 1000) },
      { ...SHOPIFY, Id: '3', 'Expires On': at(now) },
    ];
    const report = await run(rows, { currency: 'EUR' });
    expect(report).toMatchObject({ created: 2, refusals: [{ row: 4, column: 'Expires On' }] });
    expect((await list()).owed).toEqual([{ currency: 'USD', cards: 2, balance: 1012.5 }]);
  });

  it('are refused by field if they are empty, or the shop cannot store them', async () => {
    const { refusals, created } = await run([
      { ...SHOPIFY, 'Current Balance': '0.00' },
      { ...SHOPIFY, 'Current Balance': '-5' },
      { ...SHOPIFY, Id: '77', 'Current Balance': '1000.01' },
      { ...SHOPIFY, Currency: 'PLN' },
      { ...SHOPIFY, 'Expires On': '2020-01-01' },
      { ...SHOPIFY, Enabled: 'false' },
      { ...SHOPIFY, Email: 'nobody' },
      { ...SHOPIFY, Id: '' },
    ]);
    expect(created).toBe(0);
    expect(refusals[2]?.reason).toContain('is more than 1000.00 USD');
    expect(refusals.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Current Balance'],
      [3, 'Current Balance'],
      [4, 'Current Balance'],
      [5, 'Currency'],
      [6, 'Expires On'],
      [7, 'Enabled'],
      [8, 'Email'],
      [9, 'code'],
    ]);
    const yen = await run([{ Code: 'ABCDEFGH1238', Balance: '1000.50', Currency: 'JPY' }]);
    expect(yen.refusals).toMatchObject([{ row: 2, column: 'Balance', reason: 'must have no decimals: JPY has none' }]);
    const short = await run([{ Code: 'SHORT7', Balance: '5.00' }], { currency: 'USD' });
    expect(short.refusals[0]?.reason).toContain('8 to 40 letters and digits');
  });
});

describe('gift cards uploaded by staff', () => {
  const upload = async (contact: string, csv: string) => {
    const { token } = await signIn(fixture(), contact);
    const form = new FormData();
    form.append('file', new Blob([csv]), 'cards.csv');
    const url = `http://shop.test/api/manage/import-records?kind=gift_cards&currency=USD&token=${token}`;
    return fixture().platform.fetch(new Request(url, { method: 'POST', body: form }));
  };

  it('require an admin, who cannot credit themselves', async () => {
    await seedPeople(fixture().platform.people, { now: fixture().clock.now() });
    const csv = 'code,balance,email\nOLDCARD2024,25.00,alma+me@vitrine.example\nOLDCARD2025,5.00,bo@example.com\n';
    expect((await upload('mira@vitrine.example', csv)).status).toBe(403);
    const answer = resultOf(
      upload('alma@vitrine.example', csv).then(async (reply) => ({
        status: reply.status,
        json: (await reply.json()) as unknown,
      })),
    );
    expect(await answer).toMatchObject({ created: 1, refused: 1, refusals: [{ row: 2, column: 'email' }] });
    const [card] = (await list()).items;
    expect((await show(card?.id ?? '')).history).toMatchObject([{ who: 'alma@vitrine.example' }]);
  });
});
