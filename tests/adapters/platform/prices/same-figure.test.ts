import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredPrice } from '../../../../core/internal';
import type { CartItem, Listing, ProductView } from '../../../../core/shopper';
import { accepted } from '../../../core/open-shop';
import { resultOf } from '../../../fixtures/order';
import { runs } from '../../../fixtures/runs';
import { configurationsOf, soldVariants, variantView, type Configured } from './configurations';
import { openDemoShop, type DemoShop } from './demo-shop';

/** More lines slow each step, fewer need more orders. */
const LINES = 12;

const cents = (amount: number | null | undefined): number => Math.round((amount ?? Number.NaN) * 100);

function differences(figures: Readonly<Record<string, Readonly<Record<string, number | null | undefined>>>>): string[] {
  return Object.entries(figures).flatMap(([what, each]) => {
    const differ = new Set(Object.values(each).map(cents)).size > 1;
    return differ ? [`${what}: ${JSON.stringify(each)}`] : [];
  });
}

/** A destination with tax on top of the price. */
const ADDRESS = {
  us: { country: 'US', state: 'New York', region_id: 43, zipCode: '10004' },
  en: { country: 'UK', state: '', region_id: 0, zipCode: 'SW1A 1AA' },
  de: { country: 'DE', state: '', region_id: 0, zipCode: '10115' },
};

async function fillInCheckout({ shop }: DemoShop, store: keyof typeof ADDRESS): Promise<void> {
  const checkout = await shop.checkout();
  const name = { firstName: 'Ada', lastName: 'Byron' };
  await checkout.savePersonal({ ...name, emailAddress: 'ada@shop.test' });
  const place = { streetAddress: '1 Broadway', city: 'Somewhere', phoneNumber: '+1 212 555 0100', ...ADDRESS[store] };
  await checkout.saveShipping({ ...name, ...place, shippingMethod: 'standard' });
  await checkout.savePayment({ paymentMethod: 'banktransfer' });
}

interface Put {
  readonly what: string;
  readonly page: number;
  readonly lines: readonly CartItem[];
}

async function put({ shop }: DemoShop, { what, view }: Configured): Promise<Put | undefined> {
  const { items, problems } = await shop.cart.add(view, view.current.min_sale_qty ?? 1);
  const isGone = view.stock.status === 'out_of_stock';
  if (isGone && items.length === 0) return undefined;
  expect(problems, what).toEqual([]);
  return { what, page: view.price.final, lines: items };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + cents(amount), 0) / 100;

async function order(open: DemoShop, puts: readonly Put[]): Promise<string[]> {
  const { shop } = open;
  await shop.cart.loadShippingMethods();
  await shop.cart.settled();
  const atServer = new Map(shop.cart.snapshot.cartItems.map((item) => [item.checksum + item.sku, item]));
  const rows = new Map(shop.cart.snapshot.totals?.items.map((row) => [String(row.item_id), row]));
  const placed = accepted(await (await shop.orders()).place());
  expect(placed.status).toBe('placed');
  const { products } = await (await shop.orders()).show(placed.order_id);
  const figures = puts.map(({ what, page, lines }) => {
    const confirmed = lines.map((line) => atServer.get(line.checksum + line.sku));
    const ordered = confirmed.map((line) => products[shopIndex(line, [...atServer.values()])]);
    return [
      what,
      {
        page,
        line: sum(lines.map((line) => line.price)),
        serverLine: sum(confirmed.map((line) => line?.price ?? Number.NaN)),
        totalsRow: sum(confirmed.map((line) => rows.get(String(line?.server_item_id))?.price ?? Number.NaN)),
        order: sum(ordered.map((product) => product?.price ?? Number.NaN)),
      },
    ] as const;
  });
  const said = puts.flatMap(({ lines }) =>
    lines.flatMap(({ sku, checksum, options }) => {
      const here = JSON.stringify(options);
      const there = JSON.stringify(atServer.get(checksum + sku)?.options);
      return options === undefined || here === there ? [] : [`${sku} says ${here}, and ${there} at the server`];
    }),
  );
  return [...differences(Object.fromEntries(figures)), ...said];
}

function shopIndex(line: CartItem | undefined, all: readonly CartItem[]): number {
  return all.findIndex((item) => item === line);
}

/** Samples the two most common product types; all others are ordered. */
const EVERY = runs(6, 1);
const COMMON: ReadonlySet<string> = new Set(['configurable', 'simple']);

describe.each(['us', 'en', 'de'] as const)(
  'the price of each product of the demo catalogue in the store %s',
  (store) => {
    let open: DemoShop;
    let listing: Listing;
    let views: readonly ProductView[];

    beforeAll(async () => {
      open = await openDemoShop(store);
      listing = await open.shop.catalogue.search({ size: -1 });
      const loaded: ProductView[] = [];
      for (const { sku } of listing.items) loaded.push(await open.shop.product.load({ sku }));
      views = loaded;
    }, 300_000);

    afterAll(async () => {
      await open.close();
    });

    it('covers all 600 products, each type, special prices and both tax modes', () => {
      expect(listing.items).toHaveLength(600);
      const types = new Set(listing.items.map((item) => item.type_id));
      expect(types).toEqual(new Set(['configurable', 'simple', 'virtual', 'downloadable', 'grouped', 'bundle']));
      expect(listing.items.filter((item) => (item.old_price ?? 0) > (item.final_price ?? 0)).length).toBeGreaterThan(
        30,
      );
      expect(open.shop.storeViews.current.tax.sourcePriceIncludesTax).toBe(store !== 'us');
    });

    it('is the same in the list and on the linked page', async () => {
      const figures: Record<string, Record<string, number | null | undefined>> = {};
      for (const [index, item] of listing.items.entries()) {
        const clicked = await open.shop.product.load({ sku: item.sku, childSku: item.matched_sku });
        const opened = views[index];
        const tile = offeredPrice(item);
        figures[item.sku] = { tile: tile.final, clicked: clicked.price.final, opened: opened?.price.final };
        figures[`${item.sku} before`] = { tile: tile.regular, opened: opened?.price.regular };
        figures[`${item.sku} with tax`] = { tile: item.price_incl_tax, opened: opened?.current.price_incl_tax };
      }
      expect(differences(figures)).toEqual([]);
    });

    it('is the lowest price available, also when lists are sorted and filtered', async () => {
      const plan = listing.items.find(({ sku }) => sku.endsWith('PLAN-RUNNING-YEAR'));
      const min = offeredPrice(plan ?? {}).final ?? 0;
      expect(min).toBeGreaterThan(plan?.final_price ?? Number.POSITIVE_INFINITY);
      expect(plan?.highest_price).toBeGreaterThan(min);
      const sorted = await open.shop.catalogue.search({ size: -1, sort: 'price-low' });
      const prices = sorted.items.map((item) => offeredPrice(item).final ?? Number.NaN);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      const within = async (range: string) => {
        const { items } = await open.shop.catalogue.search({ size: -1, filters: { price: [range] } });
        return items.some(({ sku }) => sku === plan?.sku);
      };
      expect(await within(`0-${String(min)}`)).toBe(false);
      expect(await within(`${String(min)}-${String(min + 1)}`)).toBe(true);
    });

    it('is the same on the page of every variant and in the list filtered by its colour', async () => {
      const figures: Record<string, Record<string, number | null | undefined>> = {};
      for (const view of views) {
        for (const { sku, final_price, least_price } of soldVariants(view.parent)) {
          figures[sku] = {
            variant: offeredPrice({ final_price, least_price }).final,
            page: variantView(open, view, sku).price.final,
          };
        }
      }
      const colours = listing.items.filter((item) => item.type_id === 'configurable').slice(0, 40);
      for (const { sku } of colours) {
        const found = await open.shop.catalogue.search({ text: sku, filters: { color: ['black', 'navy', 'white'] } });
        for (const item of found.items.filter((entry) => entry.sku === sku)) {
          const clicked = await open.shop.product.load({ sku, childSku: item.matched_sku });
          figures[`${sku} as ${item.matched_sku}`] = { tile: offeredPrice(item).final, clicked: clicked.price.final };
        }
      }
      expect(Object.keys(figures).length).toBeGreaterThan(6000);
      expect(differences(figures)).toEqual([]);
    });

    it('is the same on the page, on the cart line locally and on the server, in the totals and in the order', async () => {
      await fillInCheckout(open, store);
      const found: string[] = [];
      const soldOut: Configured[] = [];
      let waiting: Put[] = [];
      let compared = 0;
      const ordered = views.filter(({ parent }, at) => at % EVERY === 0 || !COMMON.has(parent.type_id));
      for (const configured of ordered.flatMap((view) => configurationsOf(open, view))) {
        const done = await put(open, configured);
        if (done === undefined) soldOut.push(configured);
        else waiting.push(done);
        if (waiting.length < LINES) continue;
        found.push(...(await order(open, waiting)));
        compared += waiting.length;
        waiting = [];
      }
      found.push(...(await order(open, waiting)));
      expect(found).toEqual([]);
      expect(compared).toBeGreaterThan(600 / EVERY);
      expect(await soldOutDifferences(open, soldOut, store)).toEqual([]);
    }, 300_000);
  },
);

async function soldOutDifferences(open: DemoShop, soldOut: readonly Configured[], store: string): Promise<string[]> {
  const figures: Record<string, Record<string, number>> = {};
  for (const { what, view } of soldOut) {
    const { sku, parentSku, product_option } = view.current;
    const token = await resultOf<string>(open.call('POST', `/api/cart/create?storeCode=${store}`));
    const cartItem = { sku, parentSku, product_option, qty: 1 };
    const line = await resultOf<{ price: number }>(open.call('POST', `/api/cart/update?cartId=${token}`, { cartItem }));
    figures[what] = { page: view.price.final, serverLine: line.price };
  }
  return differences(figures);
}
