import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'undici';
import type { SignedIn } from '../../../core/contract';
import { placeGuestOrder, type Answered, type Call } from '../guest-orders/guest-order';

const PAUSE_MS = 50;

export interface Done {
  calls: number;
  orders: number;
  readonly failed: Map<string, number>;
}

export type Visit = (call: Call, page: (path: string) => Promise<string>, turn: number) => Promise<unknown>;

/** @param until in milliseconds of `performance.now()` */
export async function comeAgain(url: string, visit: Visit, done: Done, until: number): Promise<void> {
  for (let turn = 0; performance.now() < until; turn += 1) {
    const client = new Client(url);
    const ask = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> => {
      await pause(PAUSE_MS);
      const { statusCode, body: answer } = await client.request({ method, path, ...(await sentOf(body)) });
      const text = await answer.text();
      done.calls += 1;
      if (statusCode !== 200)
        throw new Error(`${method} ${path.replace(/\?.*/, '')} answered ${statusCode}: ${text.slice(0, 120)}`);
      return text;
    };
    const call: Call = async (...asked) => JSON.parse(await ask(...asked)) as Answered; // sound: every answer of the API is a document
    try {
      await visit(call, (path) => ask('GET', path), turn);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      done.failed.set(why, (done.failed.get(why) ?? 0) + 1);
    } finally {
      await client.close();
    }
  }
}

async function sentOf(
  body: unknown,
): Promise<{ readonly body?: Uint8Array; readonly headers?: Record<string, string> }> {
  if (body === undefined) return {};
  const form = new Response(body instanceof FormData ? body : JSON.stringify(body));
  const type = body instanceof FormData ? (form.headers.get('content-type') ?? '') : 'application/json';
  return { body: new Uint8Array(await form.arrayBuffer()), headers: { 'content-type': type } };
}

const SEARCH = encodeURIComponent(
  JSON.stringify({ text: 'jacket', filters: [], aggregations: [{ attribute: 'color', size: 10 }] }),
);

export function guest(who: string, skus: readonly string[], done: Done): Visit {
  return async (call, page, turn) => {
    const sku = skus[turn % skus.length] ?? '';
    const links = (html: string, kind: 'c' | 'p') => html.match(new RegExp(`(?<=href=")/${kind}/[^"?#]+`, 'g')) ?? [];
    const categories = links(await page('/'), 'c');
    const products = links(await page(categories[turn % categories.length] ?? '/'), 'p');
    await page(products[turn % Math.max(1, products.length)] ?? '/');
    await call('GET', `/api/catalog?store=us&type=product&searchQuery=${SEARCH}&size=24`);
    await call('GET', `/api/stock/check?sku=${encodeURIComponent(sku)}`);
    await placeGuestOrder(call, sku, `soak-${who}-${turn}`);
    done.orders += 1;
  };
}

export function customer({ token, id }: SignedIn, skus: readonly string[]): Visit {
  return async (call, page, turn) => {
    await page('/my-account');
    await call('GET', `/api/user/profile-account?token=${token}`);
    await call('GET', `/api/user/order-history?token=${token}`);
    await call('POST', `/api/user/profile-account?id=${id}&token=${token}`, { name: `Ada Byron ${turn % 7}` });
    const { result: cart } = await call('POST', `/api/cart/create?storeCode=us&token=${token}`);
    const cartItem = { sku: skus[turn % skus.length], qty: 1 + (turn % 3) };
    await call('POST', `/api/cart/update?cartId=${String(cart)}&token=${token}`, { cartItem });
    await call('POST', `/api/cart/delete?cartId=${String(cart)}&token=${token}`, { cartItem });
  };
}

export function blogger({ token }: SignedIn, promo: number): Visit {
  const lists = ['statistics', 'orders', 'balance', 'ledger', 'payouts', 'posts', 'promo_products', 'terms'];
  return async (call, _page, turn) => {
    for (const list of lists)
      await call('GET', `/api/blogger/${list}?token=${token}${list === 'terms' ? '' : '&size=50'}`);
    if (turn % 20 > 0) return;
    const form = new FormData();
    for (const [name, value] of Object.entries({ type: 'story', item_id: String(promo), text: `Post ${turn}` })) {
      form.append(name, value);
    }
    await call('POST', `/api/blogger/save_post?token=${token}`, form);
  };
}

interface Managed {
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
}

export function manager({ token }: SignedIn): Visit {
  return async (call, page, turn) => {
    await page('/manage');
    const { result } = await call('GET', `/api/manage/orders?needs=sending&size=20&token=${token}`);
    const [order] = (result as { readonly items: readonly { readonly id: string }[] }).items; // sound: the contract's result
    if (order !== undefined) {
      await call('GET', `/api/manage/order?id=${order.id}&token=${token}`);
      await call('POST', `/api/manage/order?token=${token}`, { id: order.id, status: 'D', tracking: `VT${turn}` });
    }
    await call('GET', `/api/manage/figures?token=${token}`);
    await call('GET', `/api/manage/products?q=jacket&size=20&token=${token}`);
    await changeProduct(call, token, turn);
  };
}

async function changeProduct(call: Call, token: string, turn: number): Promise<void> {
  if (turn % 10 > 0) return;
  const listed = await call('GET', `/api/manage/stock-levels?size=5&token=${token}`);
  const [level] = (listed.result as { readonly items: readonly { readonly id: string }[] }).items; // sound: the contract's result
  if (level === undefined) return;
  const shown = await call('GET', `/api/manage/stock-level?id=${encodeURIComponent(level.id)}&token=${token}`);
  const { version, document } = shown.result as Managed; // sound: the contract's result
  const next = { ...document, qty: 1_000_000 + turn };
  await call('POST', `/api/manage/stock-level?token=${token}`, { id: level.id, version, document: next });
}
