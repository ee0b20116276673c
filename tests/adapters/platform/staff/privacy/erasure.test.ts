import Libsql from 'libsql';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { erasureObstacles } from '../../../../../core/contract/people/erasure';
import { recordOf } from '../../../../fixtures/catalogue';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const NAMES = ['ada byron', 'ada@shop.test', '1 broadway', '212 555', 'lovelace', 'ada.home'];

let data: string;
let shop: FixturePlatform;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-erasure-'));
  shop = await openFixturePlatform({ data });
});
afterEach(async () => {
  await shop.platform.close();
  await rm(data, { recursive: true, force: true });
});

function rows(): readonly string[] {
  const file = new Libsql(join(data, 'shop.db'), { readonly: true });
  try {
    const tables = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[]; // sound: the column asked for
    return tables.flatMap(({ name }) =>
      file
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .map((row) => `${name}: ${JSON.stringify(row).toLowerCase()}`),
    );
  } finally {
    file.close();
  }
}
const naming = (names: readonly string[] = NAMES) => rows().filter((row) => names.some((name) => row.includes(name)));

function books(): unknown {
  const file = new Libsql(join(data, 'shop.db'), { readonly: true });
  try {
    return file
      .prepare(
        `SELECT strftime('%Y-%m', created_at / 1000, 'unixepoch') AS month, currency, count(*) AS orders, sum(grand_total) AS sum,
           group_concat(json_extract(document, '$.totals')) AS totals,
           group_concat(json_extract(document, '$.addressInformation.shippingAddress.region_code')) AS regions
         FROM shop_order GROUP BY 1, 2 ORDER BY 1, 2`,
      )
      .all();
  } finally {
    file.close();
  }
}

const engraved = {
  sku: 'BELT',
  product_option: { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'Lovelace' }] } },
};

async function ordered(lines: Parameters<typeof cartWith>[1]): Promise<string> {
  const order = await orderOf(shop, await cartWith(shop, lines), { payment: 'banktransfer' });
  const { number } = await resultOf<{ number: string }>(shop.call('POST', '/api/order', order));
  return number;
}

const deliver = async (id: string) => {
  for (const input of [{ paid: true as const }, { stage: 5 }])
    expect(await shop.platform.orders.advance({ id, ...input }, 'shop')).toMatchObject({ kind: 'done' });
};

async function livesHere(): Promise<{ readonly id: string; readonly token: string }> {
  await shop.call('POST', '/api/newsletter/subscribe', { email: 'ada@shop.test', store: 'us' });
  const id = await ordered([{ sku: 'CAP' }]);
  const { token } = await signIn(shop, 'ada@shop.test');
  return { id, token };
}

describe('a person who requests their data', () => {
  it('gets account, orders with addresses, messages and subscriptions', async () => {
    const { id } = await livesHere();
    const answer = await shop.platform.privacy.export('Ada@Shop.test');
    expect(answer).toMatchObject({
      kind: 'done',
      result: {
        account: { login_email: 'ada@shop.test', is_verified: true },
        orders: [
          {
            order_id: expect.stringMatching(/^order-/) as string,
            email: 'ada@shop.test',
            total: expect.any(Number) as number,
            addressInformation: { shippingAddress: { street: NEW_YORK.street } },
          },
        ],
        newsletter: [{ email: 'ada@shop.test' }],
        messages: [{ kind: 'newsletter-confirm' }, { kind: 'order' }, { kind: 'code' }],
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/"password"|scrypt/);
    expect(id).toBeDefined();
    expect(await shop.platform.privacy.export('nobody@shop.test')).toMatchObject({ kind: 'refused' });
    expect(await shop.platform.privacy.export('999')).toMatchObject({ kind: 'refused' });
  });
});

describe('an erased person', () => {
  it('is named nowhere, and the books are unchanged to the cent', async () => {
    const { id, token } = await livesHere();
    await deliver(id);
    const before = books();
    expect(naming().length).toBeGreaterThan(3);
    const answer = await shop.platform.privacy.erase('ada@shop.test');
    expect(answer).toMatchObject({ kind: 'done', result: { orders: 1, files: 0 } });
    expect(naming()).toEqual([]);
    expect(books()).toEqual(before);
    expect((await shop.call('GET', `/api/user/profile?token=${token}`)).status).toBe(401);
    await shop.clock.advance(60_000);
    const again = await signIn(shop, 'ada@shop.test');
    expect(await resultOf(shop.call('GET', `/api/user/order-history?token=${again.token}`))).toMatchObject({
      items: [],
    });
  });

  it('gets no more emails, even when their order is returned', async () => {
    const { id } = await livesHere();
    await deliver(id);
    await shop.platform.privacy.erase('ada@shop.test');
    const written = (await shop.platform.messages.list()).length;
    expect(await shop.platform.orders.advance({ id, returned: ['CAP'] }, 'shop')).toMatchObject({ kind: 'done' });
    expect(await shop.platform.messages.list()).toHaveLength(written);
  });

  it('waits for open shipments, and loses nothing meanwhile', async () => {
    await livesHere();
    const before = rows();
    const answer = await shop.platform.privacy.erase('ada@shop.test');
    expect(answer).toMatchObject({ kind: 'refused', meta: { error: 'erasure_waits', errors: [{ field: 'orders' }] } });
    expect(rows()).toEqual(before);
  });

  it('gets no stock alert any more, in any spelling of the address', async () => {
    const { id } = await livesHere();
    await deliver(id);
    for (const [sku, email] of [
      ['JACKET-RED-S', 'ada@shop.test'],
      ['SCARF', 'Ada@Shop.test'],
    ])
      await resultOf(shop.call('POST', '/api/stock/alert', { sku, email }));
    await resultOf(shop.call('POST', '/api/stock/alert', { sku: 'SCARF', email: 'canada@shop.test' }));
    const file = new Libsql(join(data, 'shop.db'));
    file.exec("UPDATE stock_alert SET email = 'Ada@Shop.test' WHERE sku = 'SCARF' AND email = 'ada@shop.test'");
    file.close();
    await shop.platform.privacy.erase('ada@shop.test');
    expect(rows().filter((row) => row.startsWith('stock_alert:'))).toHaveLength(1);
    const written = (await shop.platform.messages.list()).length;
    await shop.platform.catalogue.writeProduct({
      ...recordOf('SCARF'),
      stock: { SCARF: { qty: 3, is_in_stock: true, manage_stock: true } },
    });
    await shop.platform.stockAlerts.send();
    const mails = await shop.platform.messages.list();
    expect(mails.slice(0, mails.length - written).map(({ contact }) => contact)).toEqual(['canada@shop.test']);
  });

  it('is not confused with people of a similar name or address', async () => {
    const { id } = await livesHere();
    await deliver(id);
    await shop.call('POST', '/api/newsletter/subscribe', { email: 'canada@shop.test', store: 'us' });
    await shop.platform.privacy.erase('ada@shop.test');
    expect(naming(['"canada@shop.test"']).some((row) => row.startsWith('newsletter'))).toBe(true);
  });

  it('loses engravings and other texts on products', async () => {
    const id = await ordered([engraved]);
    await deliver(id);
    expect(naming(['lovelace']).length).toBeGreaterThan(0);
    await shop.platform.privacy.erase('ada@shop.test');
    expect(naming(['lovelace'])).toEqual([]);
  });
});

it('staff and people with open shipments cannot be erased', () => {
  expect(erasureObstacles({ roles: ['blogger', 'vip'], ownRoles: [], openOrders: [], due: [] })).toEqual([]);
  expect(
    erasureObstacles({ roles: ['manager'], ownRoles: ['packer'], openOrders: ['1001', '1002'], due: ['12.50 EUR'] }),
  ).toEqual([
    { field: 'roles', of: ['manager', 'packer'], message: expect.stringContaining('manager, packer') as string },
    { field: 'balance', of: ['12.50 EUR'], message: 'balance: 12.50 EUR must be paid out first' },
    { field: 'orders', of: ['1001', '1002'], message: 'orders: 1001, 1002 must be delivered or cancelled first' },
  ]);
});
