import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { Endpoint, SignedIn } from '../../../../../core/contract';
import { buildUrl } from '../../../../../core/contract/foundation/query-codec';
import { ENDPOINTS } from '../../../../../core/contract/table';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { CALLER_NAMES, hasRight, isLetIn, signInAll, tokenOf, type CallerName } from './owners/callers';
import { changedTables, KeptRows } from './owners/kept-rows';
import { EXPLAINED, isPersonal, namingMembers } from './owners/nothing-of-others';
import { othersThings, type Thing, type ThingName } from './owners/others-things';
import { ROWS, type Row, type Said } from './owners/rows';

let folder: string;
let shop: FixturePlatform;
let signedIn: ReadonlyMap<CallerName, SignedIn>;
let things: Readonly<Record<ThingName, Thing>>;
let rows: KeptRows;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-owners-'));
  shop = await openFixturePlatform({ data: folder });
  await seedPeople(shop.platform.people, { now: shop.clock.now() });
  signedIn = await signInAll(shop);
  things = await othersThings(shop, signedIn);
  rows = new KeptRows(join(folder, 'shop.db'));
});
afterAll(async () => {
  rows.close();
  await shop.platform.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function send(endpoint: Endpoint, name: CallerName, { query = {}, body }: Said): Promise<Answer> {
  const token = tokenOf(name, signedIn);
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  const init: RequestInit = { method: endpoint.method, headers };
  if (endpoint.bodyKind === 'json') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body ?? {});
  } else if (endpoint.bodyKind === 'multipart') {
    const form = new FormData();
    for (const [member, value] of Object.entries(body ?? {})) {
      for (const one of Array.isArray(value) ? value : [value]) form.append(member, String(one));
    }
    init.body = form;
  }
  const request = new Request(`http://shop.test${buildUrl(endpoint.path, query)}`, init);
  // Separate networks, so that nobody exhausts another's limit.
  const answer = await shop.platform.fetch(request, { address: `192.0.${String(CALLER_NAMES.indexOf(name))}.7` });
  return { status: answer.status, text: await answer.text() };
}

function strangersTo(endpoint: Endpoint, { thing, holders }: Row): readonly CallerName[] {
  const { owner } = things[thing];
  const may = new Set<CallerName>([owner, ...(holders?.who ?? [])]);
  return CALLER_NAMES.filter((name) => !may.has(name) && !hasRight(name, endpoint.permission));
}

/** Matches an id as a whole, not within a number. */
function named(id: string): RegExp {
  return new RegExp(`(?<![\\w-])${id.replaceAll('.', '\\.')}(?![\\w-])`, 'g');
}

async function tried(endpoint: Endpoint, row: Row, name: CallerName) {
  const { theirs, missing } = things[row.thing];
  const ask = async (id: string) => {
    const before = rows.read();
    const answer = await send(endpoint, name, row.request(id));
    const changed = changedTables(before, rows.read(), row.ownTables);
    return {
      status: answer.status,
      text: answer.text.replaceAll(row.alike ?? named(id), '…').replaceAll(named(id), '…'),
      changed,
    };
  };
  return { theirs: await ask(theirs), missing: await ask(missing) };
}

const cases = ENDPOINTS.flatMap((endpoint) =>
  (ROWS[endpoint.name] ?? []).map((row) => [`${endpoint.name} (${row.thing})`, endpoint, row] as const),
);

it('an owner can see and change their own data', async () => {
  const token = tokenOf('ada', signedIn) ?? '';
  const before = rows.read();
  const path = `/api/cart/update?cartId=${things.cart.theirs}&token=${token}`;
  await resultOf(shop.call('POST', path, { cartItem: { sku: 'TEE', qty: 2 } }));
  expect(changedTables(before, rows.read())).toContain('cart_line');
});

describe('data of another user, requested by every role (A §6)', () => {
  it.each(cases)('%s is refused as if it did not exist, and nothing changes', async (_name, endpoint, row) => {
    const names = strangersTo(endpoint, row);
    expect(names).not.toEqual([]);
    for (const name of names) {
      const { theirs, missing } = await tried(endpoint, row, name);
      expect({ name, changed: theirs.changed }).toEqual({ name, changed: [] });
      const wanted = isLetIn(name, endpoint) ? row.refusedBy?.status : undefined;
      if (wanted !== undefined) expect({ name, status: theirs.status }).toEqual({ name, status: wanted });
      else expect({ name, ...theirs }).toEqual({ name, ...missing });
      expect([401, 403, 404, row.also?.status]).toContain(theirs.status);
    }
  });

  it("an order of another customer's cart is refused like one of a missing cart", async () => {
    const order = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE' }]));
    for (const name of ['eve', 'vincent', 'lotte', 'berta', 'mira', 'acting'] as const) {
      const token = tokenOf(name, signedIn) ?? '';
      const place = async (cart_id: string) => {
        const { hash: _hash, ...rest } = order;
        const sent = { ...rest, order_id: `of-${name}-${cart_id.slice(0, 8)}`, cart_id };
        const before = rows.read();
        const { status, json } = await shop.call('POST', `/api/order?token=${token}`, sent);
        return { status, json, changed: changedTables(before, rows.read()) };
      };
      const refused = await place(things.cart.theirs);
      expect(refused).toMatchObject({ status: 400, changed: [] });
      expect(refused).toEqual(await place(things.cart.missing));
    }
  });

  it('a staff change cannot be reverted by users who may only read it', async () => {
    const body = { change: Number(things.change.theirs) };
    for (const name of ['mira', 'helper'] as const) {
      const before = rows.read();
      const refused = await shop.call('POST', `/api/manage/restore?token=${tokenOf(name, signedIn) ?? ''}`, body);
      expect(refused).toMatchObject({ status: 403, json: { meta: { error: 'access_denied' } } });
      expect(changedTables(before, rows.read())).toEqual([]);
    }
  });

  it('the staff log shows each reader only the kinds that they may read', async () => {
    const kindsFor = async (name: CallerName) => {
      const path = `/api/manage/changes?token=${tokenOf(name, signedIn) ?? ''}`;
      const { items } = await resultOf<{ items: { kind: string }[] }>(shop.call('GET', path));
      return new Set(items.map(({ kind }) => kind));
    };
    expect([...(await kindsFor('alma'))]).toEqual(expect.arrayContaining(['person', 'role', 'subscriber']));
    expect([...(await kindsFor('packer'))]).toEqual([]);
  });

  it('is covered for every endpoint: each has a row, names no person, or gives a reason', () => {
    const open = ENDPOINTS.filter(isPersonal).filter(({ name }) => !Object.hasOwn(ROWS, name));
    const unanswered = open.filter((endpoint) => namingMembers(endpoint).length > 0 && !(endpoint.name in EXPLAINED));
    expect(unanswered.map((endpoint) => `${endpoint.name}: ${namingMembers(endpoint).join(', ')}`)).toEqual([]);
  });

  it('has no row and no reason for removed endpoints', () => {
    const names = new Set(ENDPOINTS.map(({ name }) => name));
    const rest = [...Object.keys(ROWS), ...Object.keys(EXPLAINED)].filter((name) => !names.has(name));
    expect(rest).toEqual([]);
    expect(Object.keys(ROWS).filter((name) => name in EXPLAINED)).toEqual([]);
  });
});
