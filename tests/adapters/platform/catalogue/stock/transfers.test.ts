import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn } from '../../../../../core/contract';
import type { StockRow } from '../../../../../core/contract/catalogue/manage-products';
import type { StockMovement } from '../../../../../core/contract/catalogue/stock-moves';
import { MAIN_PLACE } from '../../../../../core/contract/catalogue/stock-places';
import type { TransferDocument } from '../../../../../core/contract/catalogue/stock-transfers';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const BERLIN = { ...MAIN_PLACE, code: 'berlin', name: { en: 'Berlin' }, country: 'DE', preference: 2 };
const DRAFT = { state: 'draft', from: 'main', to: 'berlin', note: '', lines: [{ sku: 'TEE', qty: 3 }] } as const;

let fixture: FixturePlatform;
let staff: SignedIn;
let before: number;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  staff = await signIn(fixture, 'mira@vitrine.example');
  await fixture.platform.commerce.write({ stock_places: [MAIN_PLACE, BERLIN] });
  before = (await level()).qty;
});
afterEach(async () => {
  await fixture.platform.close();
});

interface Saved {
  readonly id: string;
  readonly version: string;
  readonly document: TransferDocument;
}

const save = (body: object) => fixture.call('POST', `/api/manage/stock-transfer?token=${staff.token}`, body);
const draft = (more: object = {}) => resultOf<Saved>(save({ document: { ...DRAFT, ...more } }));
const changed = ({ id, version, document }: Saved, more: Partial<TransferDocument>) =>
  save({ id, version, document: { ...document, ...more } });
async function level(): Promise<StockRow> {
  const listed = fixture.call('GET', `/api/manage/stock-levels?product=TEE&token=${staff.token}`);
  const [row] = (await resultOf<{ items: readonly StockRow[] }>(listed)).items;
  if (row === undefined) throw new Error('The fixture has no TEE');
  return row;
}
const where = async () => {
  const { places = [], in_transit: moving } = await level();
  return { ...Object.fromEntries(places.map(({ place, qty }) => [place, qty])), moving };
};

describe('a transfer between places', () => {
  it('moves nothing as a draft, is in transit when sent, and arrives when received', async () => {
    const made = await draft();
    expect(made.id).toBe('T1');
    expect(await where()).toEqual({ main: before, berlin: 0, moving: 0 });
    const sent = await resultOf<Saved>(changed(made, { state: 'sent' }));
    expect(await where()).toEqual({ main: before - 3, berlin: 0, moving: 3 });
    await resultOf(changed(sent, { state: 'received' }));
    expect(await where()).toEqual({ main: before - 3, berlin: 3, moving: 0 });
    const listed = fixture.call('GET', `/api/manage/stock-moves?ref=T1&token=${staff.token}`);
    const { items } = await resultOf<{ items: readonly StockMovement[] }>(listed);
    expect(items.map(({ place, qty, reason, ref }) => [place, qty, reason, ref])).toEqual([
      ['berlin', 3, 'transfer', 'T1'],
      ['main', -3, 'transfer', 'T1'],
    ]);
  });

  it('is returned whole when it is cancelled, or becomes a draft again', async () => {
    for (const state of ['canceled', 'draft'] as const) {
      const sent = await resultOf<Saved>(changed(await draft(), { state: 'sent' }));
      await resultOf(changed(sent, { state }));
      expect(await where()).toEqual({ main: before, berlin: 0, moving: 0 });
    }
  });

  it('has a history with author, and a sent one cannot be removed', async () => {
    const sent = await resultOf<Saved>(changed(await draft(), { state: 'sent' }));
    const asked = fixture.call('GET', `/api/manage/changes?kind=stock_transfer&record=T1&token=${staff.token}`);
    const { items } = await resultOf<{ items: readonly { who: string; action: string }[] }>(asked);
    expect(items.map(({ who, action }) => [who, action])).toEqual([
      ['mira@vitrine.example', 'changed'],
      ['mira@vitrine.example', 'created'],
    ]);
    const { id, version } = sent;
    const removed = fixture.call('POST', `/api/manage/stock-transfer-remove?token=${staff.token}`, { id, version });
    expect((await removed).status).toBe(409);
  });

  it('is received once by concurrent staff', async () => {
    const sent = await resultOf<Saved>(changed(await draft(), { state: 'sent' }));
    const answers = await Promise.all([changed(sent, { state: 'received' }), changed(sent, { state: 'canceled' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { moving, ...places } = await where();
    expect(Object.values<number>(places).reduce((sum, qty) => sum + qty, moving)).toBe(before);
  });

  it.each([
    [{ state: 'sent' }, 'state'],
    [{ from: 'nowhere' }, 'from'],
    [{ to: 'main' }, 'to'],
    [{ lines: [{ sku: 'NONE', qty: 1 }] }, 'lines[0].sku'],
    [
      {
        lines: [
          { sku: 'TEE', qty: 1 },
          { sku: 'TEE', qty: 2 },
        ],
      },
      'lines[1].sku',
    ],
  ])('is refused by field: %j', async (more, field) => {
    const { status, json } = await save({ document: { ...DRAFT, ...more } });
    expect({ status, json }).toMatchObject({ status: 400, json: { meta: { errors: [{ field }] } } });
  });

  it('cannot exceed the stock of its place, and cannot change after that', async () => {
    const made = await draft({ lines: [{ sku: 'TEE', qty: before + 1 }] });
    expect(await changed(made, { state: 'sent' })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'lines[0].qty' }] } },
    });
    const sent = await resultOf<Saved>(changed(await draft(), { state: 'sent' }));
    expect(await changed(sent, { lines: [{ sku: 'TEE', qty: 1 }] })).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'lines' }] } },
    });
    expect(await where()).toEqual({ main: before - 3, berlin: 0, moving: 3 });
  });
});
