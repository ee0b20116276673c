import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderResult } from '../../../../../core/contract';
import { ATTENTION } from '../../../../../core/contract/staff/manage-figures';
import type { PriceReport } from '../../../../../core/contract/catalogue/manage-prices';
import { GRANTABLE, PERMISSIONS, type Permission } from '../../../../../core/contract/foundation/permissions';
import { RECORD_KINDS } from '../../../../../core/contract/staff/record-kinds';
import { ENDPOINTS } from '../../../../../core/contract/table';
import { ATTENTION_LISTS } from '../../../../../core/manage/attention-lists';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let admin: string;
let token: string;
let number: string;

const post = (path: string, body: object, by = token) => fixture.call('POST', `/api/manage/${path}?token=${by}`, body);
const get = (path: string, by = token) =>
  fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${by}`);

beforeAll(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  admin = (await signIn(fixture, 'alma@vitrine.example')).token;
  token = (await signIn(fixture, 'packer@shop.test')).token;
  await resultOf(post('role', { document: { name: 'most', title: 'Most', permissions: GRANTABLE } }, admin));
  const { items } = await resultOf<{ items: { id: string }[] }>(get('people?q=packer@shop.test', admin));
  const id = items[0]?.id ?? '';
  const { version } = await resultOf<{ version: string }>(get(`person?id=${id}`, admin));
  await resultOf(post('person', { id, version, document: { roles: [], own_roles: ['most'] } }, admin));
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }, { sku: 'CAP' }]));
  ({ number } = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order)));
});
afterAll(() => fixture.platform.close());

async function takeAway(permission?: Permission): Promise<void> {
  const { version } = await resultOf<{ version: string }>(get('role?id=most', admin));
  const permissions = GRANTABLE.filter((one) => one !== permission);
  await resultOf(post('role', { id: 'most', version, document: { name: 'most', title: 'Most', permissions } }, admin));
}

type Ask = () => Promise<boolean>;
const isLet = async (answer: ReturnType<typeof post>) => (await answer).status !== 403;
const hasStock = async () => {
  const csv = 'sku,stock\nTEE,7\n';
  const { refused, rows } = await resultOf<PriceReport>(post('price-list', { csv, name: 'a.csv', dry_run: true }));
  expect(rows.read).toBe(1);
  return refused.length === 0;
};
let stock = 30;
const undoesStock = async () => {
  const change = async () => {
    stock += 1;
    const { id } = await resultOf<PriceReport>(post('price-list', { csv: `sku,stock\nTEE,${String(stock)}\n` }, admin));
    return id;
  };
  const prices = await resultOf<PriceReport>(post('price-list', { csv: `sku,price\nTEE,${String(stock)}\n` }, admin));
  expect(await isLet(post('price-list-undo', { id: prices.id }))).toBe(true);
  const before = stock;
  const answer = await post('price-list-undo', { id: await change() });
  const csv = `sku,stock\nTEE,${String(stock + 1)}\n`;
  const { changes } = await resultOf<PriceReport>(post('price-list', { csv, dry_run: true }, admin));
  if (answer.status === 403) expect(changes).toMatchObject([{ from: String(before + 1) }]);
  else expect(changes[0]?.from).not.toBe(String(before + 1));
  return answer.status !== 403;
};
const sees = async (sku: string) => {
  const query = JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: sku } }] });
  const path = `/api/catalog?store=us&type=product&include=*&searchQuery=${query}&token=${token}`;
  return ((await fixture.call('GET', path)).json as { items: object[] }).items.length > 0; // sound: fails if not
};
const personOf = async () => {
  const { items } = await resultOf<{ items: { id: string }[] }>(get('people?q=vincent@vitrine.example', admin));
  return resultOf<{ orders: unknown; may_act: boolean }>(get(`person-details?id=${items[0]?.id ?? ''}`));
};

/** Checks inside endpoints with another permission. Add a row for each new permission. */
const WITHIN: Readonly<Record<Permission, readonly (readonly [what: string, ask: Ask])[]>> = {
  'bonuses:write': [],
  'catalogue:read': [['products that are off sale', () => sees('OLD')]],
  'catalogue:write': [],
  'commerce:read': [],
  'commerce:write': [],
  'content:read': [],
  'content:write': [],
  'design:write': [],
  'figures:read': [],
  'gift-cards:read': [],
  'gift-cards:write': [
    ['blocking a card of an order', () => isLet(post('order-gift-card', { id: number, card: 'none', act: 'block' }))],
  ],
  'import:run': [],
  'orders:read': [
    ['orders of a person', async () => (await personOf()).orders !== null],
    ['who has an order open', () => isLet(post('presence', { kind: 'order', record: number, ...PAGE }))],
  ],
  'orders:refund': [
    ['cancelling', () => isLet(post('order', { id: number, cancel_reason: 'lost', dry_run: true }))],
    [
      'sending back',
      () => isLet(post('order', { id: number, returned: ['TEE'], return_reason: 'Too small', dry_run: true })),
    ],
    [
      'sending back a part',
      () =>
        isLet(
          post('order', { id: number, returned: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small', dry_run: true }),
        ),
    ],
    [
      'canceling with something else',
      () => isLet(post('order', { id: number, tracking: 'V', cancel_reason: 'lost', dry_run: true })),
    ],
    ['marking as paid', () => isLet(post('order', { id: number, paid: true, dry_run: true }))],
    [
      'marking as paid with something else',
      () => isLet(post('order', { id: number, tracking: 'V', paid: true, dry_run: true })),
    ],
    [
      'sending what is not paid',
      () => isLet(post('order', { id: number, status: 'D', send_anyway: true, dry_run: true })),
    ],
    ['blocking a gift card', () => isLet(post('order-gift-card', { id: number, card: 'none', act: 'block' }))],
    ['opening a gift card', () => isLet(post('order-gift-card', { id: number, card: 'none', act: 'unblock' }))],
  ],
  'orders:write': [],
  'payouts:read': [],
  'payouts:write': [],
  'people:act': [['acting as a person', async () => (await personOf()).may_act]],
  'people:erase': [],
  'people:read': [['customers in a report', () => isLet(get('report?name=customers'))]],
  'people:write': [],
  'promotions:read': [],
  'promotions:write': [],
  'reviews:read': [],
  'reviews:write': [],
  'roles:write': [],
  'settings:read': [],
  'settings:write': [],
  'stock:write': [
    ['stock in a price list', hasStock],
    ['taking back a price list with stock', undoesStock],
  ],
};
const PAGE = { page: '11'.repeat(8), state: 'reading' } as const;
async function listed(path: string, member: 'kind' | 'name'): Promise<string[]> {
  const { items } = await resultOf<{ items: Record<string, string>[] }>(get(path));
  return items.map((item) => item[member] ?? '').toSorted();
}

async function statusOf({ method, path, bodyKind }: (typeof ENDPOINTS)[number]): Promise<number> {
  const type = bodyKind === 'json' ? { 'content-type': 'application/json' } : {};
  const init: RequestInit = { method, headers: { authorization: `Bearer ${token}`, ...type } };
  if (bodyKind === 'json') init.body = '{}';
  if (bodyKind === 'multipart') init.body = new FormData();
  const url = `http://shop.test${path.replaceAll(/\{\w+\}/g, '0')}`;
  return (await fixture.platform.fetch(new Request(url, init))).status;
}

describe.each(PERMISSIONS)('a user without the permission %s', (permission) => {
  const own = ENDPOINTS.filter((endpoint) => [endpoint.permission, endpoint.alsoNeeds].includes(permission));
  const kinds = Object.values(RECORD_KINDS).map(({ kind, init }) => ({ ...init, kind }));

  it('is refused exactly the endpoints and actions that require it', async () => {
    expect(own.length + WITHIN[permission].length).toBeGreaterThan(0);
    for (const without of GRANTABLE.includes(permission) ? [true, false] : [true]) {
      await takeAway(without ? permission : undefined);
      for (const endpoint of own)
        expect([endpoint.name, (await statusOf(endpoint)) === 403]).toEqual([endpoint.name, without]);
      for (const [what, ask] of WITHIN[permission]) expect([what, await ask()]).toEqual([what, !without]);
    }
  });

  it('sees no record, change or task of its kinds', async () => {
    await takeAway();
    const waiting = await listed('attention', 'name');
    expect(waiting).toEqual(['low_stock', 'reviews', 'to_send', 'unpaid']);
    await takeAway(permission);
    for (const { kind, read } of kinds) {
      const isOpen = await isLet(post('presence', { kind, record: '1', ...PAGE }));
      expect([kind, isOpen]).toEqual([kind, read !== permission]);
    }
    const hidden = ATTENTION.filter((name) => ATTENTION_LISTS[name].needs === permission);
    const received = waiting.filter((name) => !hidden.some((one) => one === name));
    expect(await listed('attention', 'name')).toEqual(received);
    const changed = await listed('changes?size=200', 'kind');
    expect(['person', 'role'].filter((kind) => changed.includes(kind))).toEqual(
      permission === 'people:read' ? [] : ['person', 'role'],
    );
  });
});
