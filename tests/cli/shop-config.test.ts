import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADDRESS, fillCheckout, findJacket } from './shopper';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
}, 240_000);
afterAll(() => {
  shop.remove();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-config-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const BICYCLE = `
interface Request { readonly destination: { readonly country: string } }
const bicycle = {
  code: 'bicycle',
  title: 'Bicycle couriers',
  quotes: ({ destination }: Request) =>
    Promise.resolve(destination.country === 'US' ? [{ service: 'today', title: 'By bicycle', amount: 450 }] : []),
};
`;

function written(text: string, name = 'vitrine.config.ts'): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const madeOf = z.object({
  file: z.nullable(z.string()),
  parts: z.array(z.object({ name: z.string(), value: z.string(), from: z.string() })),
});

describe('vitrine.config', () => {
  it('gives the shop custom parts, in TypeScript, with its settings', async () => {
    const file = written(`${BICYCLE}
      export default { carriers: [bicycle], config: { catalogue: { pageSize: 3 } } };`);
    const found = await shop.ask('--config', file, 'catalog', 'search', 'jacket');
    expect(found).toMatchObject({ perPage: 3 });
    await shop.ask('cart', 'add', (await findJacket(shop)).sku);
    const own = ['--config', file];
    await fillCheckout(shop, 'cashondelivery', ...own);
    await shop.ask(...own, 'checkout', 'shipping', ...ADDRESS, '--shipping-method', 'bicycle-today');
    await shop.ask(...own, 'checkout', 'payment', '--payment-method', 'cashondelivery');
    expect(await shop.ask(...own, 'cart', 'totals')).toMatchObject({ totals: { shipping_amount: 4.5 } });
    const without = await shop.run('--json', 'order', 'place');
    expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('not-offered')]);
    expect(await shop.ask(...own, 'order', 'place')).toMatchObject({ status: 'placed' });
  });

  it('is overridden by the command line and the environment, and vitrine config says which applies', async () => {
    const file = written(
      "export default { stores: ['de', 'us'], files: 'folder', search: 'http://localhost:1' };",
      'x.mjs',
    );
    const words = ['--json', '--config', file, '--stores', 'us', 'config'];
    const { file: read, parts } = madeOf.parse(
      (await shop.run(...words, '--database', 'postgres://ada:secret@localhost/shop')).json(),
    );
    expect(read).toBe(file);
    const of = (name: string) => parts.find((part) => part.name === name);
    expect(of('stores')).toEqual({ name: 'stores', value: 'us', from: '--stores, or the environment' });
    expect(of('files')).toEqual({ name: 'files', value: 'folder', from: file });
    expect(of('database')?.value).toBe('postgres://ada:***@localhost/shop');
    expect(of('tax')).toEqual({ name: 'tax', value: "the shop's rules", from: 'default' });
  });

  it.each([
    ['http://search.example/?api_key=hush&index=goods', 'http://search.example/?api_key=***&index=goods'],
    ['https://hush@search.example/', 'https://***@search.example/'],
  ])('hides passwords and keys in a URL: %s', async (address, said) => {
    const file = written(`export default { search: '${address}' };`, 'x.mjs');
    const { code, stdout } = await shop.run('--json', '--config', file, 'config');
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('hush')]);
    const { parts } = madeOf.parse(JSON.parse(stdout));
    expect(parts.find(({ name }) => name === 'search')?.value).toBe(said);
  });

  it('adds message senders, with lower priority than the command line', async () => {
    const file = written(`
      const post = { name: 'post', channels: ['email'], send: () => Promise.resolve() };
      export default { messages: [post], mail: 'smtp://shop:hush@mail.example', mailFrom: 'shop@mail.example' };`);
    const words = ['--json', '--config', file, '--mail-from', 'Shop <shop@mail.example>', 'config'];
    const { parts } = madeOf.parse((await shop.run(...words)).json());
    const of = (name: string) => parts.find((part) => part.name === name);
    expect(of('messages')).toEqual({ name: 'messages', value: 'post', from: file });
    expect(of('mail')).toEqual({ name: 'mail', value: 'smtp://shop:***@mail.example', from: file });
    expect(of('mailFrom')?.from).toBe('--mail-from, or the environment');
    await shop.ask('--config', file, 'auth', 'request-code', 'eve@shop.test');
    const { items } = z
      .object({ items: z.array(z.looseObject({ to: z.string(), state: z.string() })) })
      .parse(await shop.ask('admin', 'messages'));
    expect(items[0]).toMatchObject({ to: 'eve@shop.test', state: 'waiting', kind: 'code' });
  });

  it.each([
    ['export default { carrier: [] };', 'unknown option carrier; the options are stores, baseCurrency, database'],
    ["export default { stores: 'us' };", "stores must be a list of codes, or 'all'"],
    ['export default { payments: [{ code: 7 }] };', 'payments must be a list of payment providers with code and start'],
    ["export default { messages: [{ name: 'post' }] };", 'messages must be a list of senders with name, channels'],
    ["export default { mail: 'imap://mail.example' };", 'mail must be a URL such as smtp://'],
    ["export default { search: 'ada:hush@search' };", 'search must be a URL that starts with http://'],
    ["export default { database: 'mysql://db/shop' };", 'database must be a URL that starts with postgres://'],
    ['export const shop = {};', 'its default export must be an object'],
    ['export default {', 'cannot be loaded'],
    [
      'export default { config: { cart: { maxQuantity: 0 } } };',
      'cart.maxQuantity must be a whole number of at least 1, not 0',
    ],
  ])('is refused with its error: %s', async (text, message) => {
    const { code, stderr } = await shop.run('--config', written(text), 'cart', 'show');
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it.each([
    ["export default { stores: ['us', 'xx'] };", 'not "xx"'],
    ["export default { mail: 'smtp://mail.example' };", '--mail requires --mail-from'],
    [
      "export default { routes: [{ method: 'GET', path: '/api/cart', result: {}, handle: () => ({}) }] };",
      'option routes.0.path must begin with /api/own/',
    ],
    [
      "export default { subscribers: [{ name: 'a', handles: ['order.eaten'], handle: () => Promise.resolve() }] };",
      'option subscribers: a handles "order.eaten", which is not an event',
    ],
  ])('vitrine config reports what serve would refuse: %s', async (text, message) => {
    const file = written(text, 'x.mjs');
    const said = await shop.run('--config', file, 'config');
    expect([said.code, said.stderr]).toEqual([2, expect.stringContaining(message)]);
    expect((await shop.run('--config', file, 'serve', '--port', '0')).stderr).toContain(message);
  });

  it('must exist if it is named', async () => {
    const file = join(folder, 'shop.config.ts');
    const { code, stderr } = await shop.run('--config', file, 'cart', 'show');
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${file} does not exist`)]);
  });
});
