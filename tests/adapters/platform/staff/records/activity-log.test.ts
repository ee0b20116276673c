import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { LogEntry } from '../../../../../core/contract/staff/manage-log';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Log {
  readonly items: readonly LogEntry[];
  readonly total: number;
  readonly is_more: boolean;
  readonly kinds: readonly string[];
}

const ALMA = 'alma@vitrine.example';
const ADA = 'ada@vitrine.example';

let fixture: FixturePlatform;
let admin: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  admin = (await signIn(fixture, ALMA)).token;
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const post = (path: string, body: object, token = admin) =>
  fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
const ask = (query = '', token = admin) => fixture.call('GET', `/api/manage/log?token=${token}${query}`);
const log = async (query = '', token = admin) => resultOf<Log>(ask(query, token));
const lines = ({ items }: Log) => items.map(({ who, kind, record, action }) => `${who} ${action} ${kind} ${record}`);
const coupon = { code: 'TEN', kind: 'percent', value: '10', active: true, first_order_only: false };
const refused = (contact: string) =>
  fixture.call('GET', `/api/user/check-sms-code?phone=${encodeURIComponent(contact)}&code=ZZZZ`);

async function give(contact: string, own: readonly string[]): Promise<string> {
  const { items } = await resultOf<{ items: readonly { id: string }[] }>(
    fixture.call('GET', `/api/manage/people?q=${contact}&token=${admin}`),
  );
  const id = items[0]?.id ?? '';
  const { version } = await resultOf<{ version: string }>(
    fixture.call('GET', `/api/manage/person?id=${id}&token=${admin}`),
  );
  await resultOf(post('person', { id, version, document: { roles: [], own_roles: own } }));
  return id;
}

async function employ(contact: string): Promise<string> {
  await resultOf(post('role', { document: { name: 'packer', title: 'Packs', permissions: ['orders:read'] } }));
  return give(contact, ['packer']);
}

describe('the activity log of the shop', () => {
  it('has changes, sign-ins, refused sign-ins and exports of staff, newest first, and nothing of customers', async () => {
    await signIn(fixture, ADA);
    await resultOf(post('coupon', { document: coupon }));
    for (const contact of [ALMA, ADA, 'nobody@vitrine.example']) expect((await refused(contact)).status).toBe(400);
    await resultOf(post('exported', { list: 'coupon', rows: 1 }));
    await resultOf(fixture.call('GET', `/api/manage/orders-file?token=${admin}`));
    const found = await log();
    expect(lines(found)).toEqual([
      `${ALMA} created export order`,
      `${ALMA} created export coupon`,
      expect.stringMatching(`^${ALMA} created sign-in-refused \\d+$`),
      `${ALMA} created coupon TEN`,
      expect.stringMatching(`^${ALMA} created sign-in \\d+$`),
    ]);
    expect(found).toMatchObject({ total: 5, is_more: false });
    expect(found.items[3]?.change).toEqual(expect.any(Number));
    expect(JSON.stringify(found)).not.toContain('ada@');
  });

  it('is filtered by day, person and kind, searched and paged', async () => {
    await resultOf(post('coupon', { document: coupon }));
    await fixture.clock.advance(86_400_000);
    const { token } = await signIn(fixture, ALMA);
    await resultOf(post('coupon', { document: { ...coupon, code: 'TWENTY' } }, token));
    const today = new Date(fixture.clock.now()).toISOString().slice(0, 10);
    expect(lines(await log(`&from=${today}&kind=coupon`, token))).toEqual([`${ALMA} created coupon TWENTY`]);
    expect(lines(await log('&q=twen', token))).toEqual([`${ALMA} created coupon TWENTY`]);
    expect((await log(`&who=nobody`, token)).items).toEqual([]);
    const second = await log('&kind=coupon&size=1&page=2', token);
    expect([lines(second), second.total]).toEqual([[`${ALMA} created coupon TEN`], 2]);
    expect((await ask('&from=yesterday', token)).status).toBe(400);
    expect((await log(`&q=${ALMA}`, token)).items.length).toBe(4);
  });

  it('shows each reader what they may read, and exports only for those who may list', async () => {
    await resultOf(post('coupon', { document: coupon }));
    const id = await employ(ADA);
    const { token } = await signIn(fixture, ADA);
    expect(await log('', token)).toEqual({ items: [], total: 0, is_more: false, kinds: ['order'] });
    expect((await post('exported', { list: 'coupon', rows: 1 }, token)).status).toBe(403);
    expect((await post('exported', { list: 'nothing', rows: 1 })).status).toBe(404);
    expect((await post('exported', { list: 'gift-card', rows: 1 }, token)).status).toBe(403);
    await resultOf(post('exported', { list: 'change-log', rows: 1 }, token));
    await resultOf(post('exported', { list: 'gift-card', rows: 1 }));
    expect(lines(await log('&kind=export'))).toEqual(
      expect.arrayContaining([`${ADA} created export change-log`, `${ALMA} created export gift-card`]),
    );
    // Somebody with a right is staff, so their sign-in is there for who may read people.
    expect(lines(await log('&kind=sign-in'))).toContain(`${ADA} created sign-in ${id}`);
  });

  it('removes an erased person', async () => {
    const contact = 'packer@shop.test';
    await signIn(fixture, contact);
    await employ(contact);
    await fixture.clock.advance(60_000);
    await signIn(fixture, contact);
    expect(JSON.stringify(await log())).toContain('packer@');
    await give(contact, []);
    expect(await fixture.platform.privacy.erase(contact)).toMatchObject({ kind: 'done' });
    const found = await log();
    expect(found.items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['erasure', 'person', 'sign-in', 'role']),
    );
    expect(JSON.stringify(found)).not.toContain('packer@');
  });
});
