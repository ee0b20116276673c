import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout } from './shopper';
import { openShop, type Shop } from './vitrine';

const answer = z.object({
  option_id: z.number(),
  title: z.string(),
  is_require: z.optional(z.boolean()),
  price: z.optional(z.number()),
  price_type: z.optional(z.string()),
  values: z.optional(z.array(z.object({ title: z.string(), price: z.optional(z.number()) }))),
});
const view = z.looseObject({
  sku: z.string(),
  name: z.string(),
  type_id: z.string(),
  final_price: z.number(),
  price_is_current: z.literal(true),
  price_refreshed_at: z.number(),
  stock: z.looseObject({ status: z.string() }),
  errors: z.record(z.string(), z.string()),
  options: z.array(
    z.object({ code: z.string(), choices: z.array(z.looseObject({ label: z.string(), available: z.boolean() })) }),
  ),
  custom_options: z.optional(z.array(answer)),
  bundle_options: z.optional(
    z.array(
      z.looseObject({
        title: z.string(),
        required: z.optional(z.boolean()),
        product_links: z.array(
          z.looseObject({
            sku: z.string(),
            name: z.string(),
            price: z.number(),
            qty: z.number(),
            is_default: z.optional(z.boolean()),
            stock: z.optional(z.looseObject({ qty: z.number() })),
          }),
        ),
      }),
    ),
  ),
  product_links: z.optional(z.array(z.looseObject({ linked_product_sku: z.string(), price: z.number() }))),
});
type View = z.infer<typeof view>;
const cart = z.looseObject({
  items: z.array(
    z.looseObject({
      sku: z.string(),
      qty: z.number(),
      price: z.number(),
      options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
    }),
  ),
});

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(600);
}, 120_000);
afterAll(() => shop.remove());

async function find(text: string, fits: (found: View) => boolean): Promise<View> {
  const { items } = z
    .object({ items: z.array(z.looseObject({ sku: z.string() })) })
    .parse(await shop.ask('catalog', 'search', text, '--size', '40'));
  for (const { sku } of items) {
    const found = view.parse(await shop.ask('product', 'show', sku));
    if (found.stock.status === 'ok' && fits(found)) return found;
  }
  throw new Error(`The catalogue has no such ${text}`);
}

const ofType = (type: string) => (found: View) => found.type_id === type;
const add = async (...args: readonly string[]) => cart.parse(await shop.ask('cart', 'add', ...args));
const cents = (amount: number): number => Math.round(amount * 100);

async function bought(...args: readonly string[]) {
  await shop.ask('cart', 'clear');
  return (await add(...args)).items;
}

describe('each type of product, from its page to its line', () => {
  it('simple: its price is that of the line', async () => {
    const found = await find('bottle', (one) => one.type_id === 'simple' && one.custom_options === undefined);
    expect(await bought(found.sku)).toMatchObject([{ sku: found.sku, price: found.final_price }]);
  });

  it('configurable: options select the variant, and each is a separate line', async () => {
    const found = await find('shoe', (one) => (one.options.at(-1)?.choices.filter((c) => c.available).length ?? 0) > 1);
    const size = found.options.at(-1);
    const [one, other] = size?.choices.filter((choice) => choice.available) ?? [];
    const lines = await bought(found.sku, '--option', `${size?.code ?? ''}=${one?.label ?? ''}`);
    expect(lines[0]?.options?.at(-1)?.value).toBe(one?.label);
    const { items } = await add(found.sku, '--option', `${size?.code ?? ''}=${other?.label ?? ''}`);
    expect(new Set(items.map(({ sku }) => sku)).size).toBe(2);
  });

  it('bundle: its parts are shown, chosen with --bundle, and named on the line', async () => {
    const found = await find('kit', ofType('bundle'));
    const [part] = found.bundle_options ?? [];
    const shown = (await shop.run('product', 'show', found.sku)).stdout;
    for (const { sku } of part?.product_links ?? []) expect(shown).toContain(sku);

    const standard = await bought(found.sku);
    expect(standard).toMatchObject([{ sku: found.sku, price: found.final_price }]);
    const link = part?.product_links.find(({ stock }) => stock === undefined || stock.qty > 1);
    const two = await bought(found.sku, '--bundle', `${part?.title ?? ''}=${link?.sku ?? ''}:2`);
    expect(two[0]?.options).toContainEqual({ label: part?.title, value: `2 × ${link?.name ?? ''}` });
    expect((await add(found.sku)).items).toHaveLength(2);
  });

  it('bundle: an optional slot stays empty in bag and order, and costs nothing', async () => {
    const found = await find('kit', (one) => (one.bundle_options ?? []).some(({ required }) => required === false));
    const place = (found.bundle_options ?? []).find(({ required }) => required === false);
    const [line] = await bought(found.sku, '--bundle', `${place?.title ?? ''}=none`);
    expect(line?.options?.map(({ label }) => label)).not.toContain(place?.title);
    expect(cents(line?.price ?? 0)).toBe(cents(found.final_price));
    const [sold] = (found.bundle_options ?? []).filter(({ required }) => required !== false);
    await expect(shop.ask('cart', 'add', found.sku, '--bundle', `${sold?.title ?? ''}=none`)).rejects.toThrow(
      'must be one of',
    );
  });

  it('grouped: each part that is in stock becomes a line; the others are reported', async () => {
    const found = await find('set', ofType('grouped'));
    await shop.ask('cart', 'clear');
    const outcome = await shop.ask('cart', 'add', found.sku);
    const { items, problems } = z
      .looseObject({ ...cart.shape, problems: z.array(z.object({ sku: z.string(), message: z.string() })) })
      .parse(outcome);
    const links = found.product_links ?? [];
    expect(items.length + problems.length).toBe(links.length);
    const priceOf = new Map(links.map((link) => [link.linked_product_sku, link.price]));
    for (const { sku, price } of items) expect(price).toBe(priceOf.get(sku));
    const missing = problems.map(({ sku }) => cents(priceOf.get(sku) ?? 0)).reduce((all, amount) => all + amount, 0);
    const sum = items.map(({ price }) => cents(price)).reduce((all, amount) => all + amount, 0);
    expect(sum + missing).toBe(cents(found.final_price));
  });

  it('custom options, fixed and percent: their surcharge is on the line, with the typed words', async () => {
    const fixed = await find('tennis racket', (one) =>
      (one.custom_options ?? []).some(({ values }) => values !== undefined),
    );
    const dearest = (fixed.custom_options ?? [])
      .flatMap((option) => (option.values ?? []).map((value) => ({ option, value })))
      .sort((a, b) => (b.value.price ?? 0) - (a.value.price ?? 0))[0];
    const name = dearest?.option.title ?? '';
    const [strung] = await bought(fixed.sku, '--custom', `${name}=${dearest?.value.title ?? ''}`);
    expect(cents(strung?.price ?? 0)).toBe(cents(fixed.final_price) + cents(dearest?.value.price ?? 0));
    expect(strung?.options).toContainEqual({ label: name, value: dearest?.value.title });

    const isPercent = ({ price_type: type }: z.infer<typeof answer>): boolean => type === 'percent';
    const percent = await find('belt', (one) => (one.custom_options ?? []).some(isPercent));
    const monogram = percent.custom_options?.find(isPercent);
    const [line] = await bought(percent.sku, '--custom', `${monogram?.title ?? ''}=ADA`);
    const extra = Math.round((cents(percent.final_price) * (monogram?.price ?? 0)) / 100);
    expect(cents(line?.price ?? 0)).toBe(cents(percent.final_price) + extra);
    expect(line?.options).toContainEqual({ label: monogram?.title, value: 'ADA' });
  });

  it('virtual: requires only the necessary fields, and has no shipping', async () => {
    const found = await find('gift card', ofType('virtual'));
    const required = found.custom_options?.find((option) => option.is_require === true)?.title ?? '';
    const refused = await shop.run('--json', 'cart', 'add', found.sku);
    expect(refused.code).toBe(1);
    expect(refused.error()).toMatchObject({ error: { message: `${required} is required` } });
    expect(await bought(found.sku, '--custom', `${required}=Grace`)).toMatchObject([{ price: found.final_price }]);
  });

  it('downloadable: is paid and nothing is shipped either', async () => {
    const found = await find('e-book', ofType('downloadable'));
    expect(await bought(found.sku)).toMatchObject([{ sku: found.sku, price: found.final_price }]);
    expect((await shop.run('product', 'show', found.sku)).stdout).toContain('Download');
  });
});

describe('an order of several types at once', () => {
  it('costs line by line the same as on the product pages', async () => {
    await shop.ask('cart', 'clear');
    const bottle = await find('bottle', (one) => one.type_id === 'simple' && one.custom_options === undefined);
    const kit = await find('kit', ofType('bundle'));
    const book = await find('e-book', ofType('downloadable'));
    for (const { sku } of [bottle, kit, book]) await add(sku);
    await fillCheckout(shop, 'banktransfer');
    const placed = z
      .looseObject({ order_id: z.string(), status: z.literal('placed') })
      .parse(await shop.ask('order', 'place'));
    const { products } = z
      .looseObject({ products: z.array(z.looseObject({ sku: z.string(), price: z.number() })) })
      .parse(await shop.ask('order', 'show', placed.order_id));
    const prices = new Map(products.map(({ sku, price }) => [sku, price]));
    for (const { sku, final_price } of [bottle, kit, book]) expect(prices.get(sku)).toBe(final_price);
  });
});

describe('products with special selling rules', () => {
  it('cost the same in the order as on their pages: a fixed-price kit, files by the item, a box, uncounted goods', async () => {
    await shop.ask('cart', 'clear');
    const show = async (sku: string) => view.parse(await shop.ask('product', 'show', sku));
    const kit = await show('FOR-CLUB-STARTER');
    const year = await show('VIT-PLAN-RUNNING-YEAR');
    const balls = await show('FOR-CLUB-BALLS-1');
    const bag = await show('TER-PRINTED-BAG-1');

    const flask = kit.bundle_options?.at(-1)?.product_links.at(-1);
    await add(kit.sku, '--bundle', `Bottle=${flask?.sku ?? ''}`);
    const unanswered = await shop.run('--json', 'cart', 'add', year.sku);
    expect(unanswered.error()).toMatchObject({ error: { message: 'Parts is required' } });
    await add(year.sku, '--custom', 'Parts=Spring: Speed (PDF),Autumn: Races (PDF)');
    const five = await shop.run('--json', 'cart', 'add', balls.sku, '--qty', '5');
    expect(five.code).toBe(1);
    await add(balls.sku, '--qty', '12');
    await add(bag.sku, '--qty', '40');

    await fillCheckout(shop, 'card');
    const placed = z.looseObject({ order_id: z.string() }).parse(await shop.ask('order', 'place'));
    const { products } = z
      .looseObject({
        products: z.array(z.looseObject({ sku: z.string(), count: z.number(), price: z.number() })),
      })
      .parse(await shop.ask('order', 'show', placed.order_id));
    const lines = products.map(({ sku, count: qty, price }) => [sku, qty, price]);
    expect(lines).toEqual([
      [kit.sku, 1, 249 + 9.96],
      [year.sku, 1, 5 + 7 + 9],
      [balls.sku, 12, balls.final_price],
      [bag.sku, 40, bag.final_price],
    ]);
  });
});

describe('an order without delivery', () => {
  it('requires no street and no phone: only the name, and the place of taxation', async () => {
    const as = ['--profile', 'reader'];
    const book = await find('e-book', ofType('downloadable'));
    await shop.ask('cart', 'add', book.sku, ...as);
    const who = ['--first-name', 'Ada', '--last-name', 'Lovelace', '--email-address', 'ada@example.com'];
    await shop.ask('checkout', 'personal', ...who, ...as);
    await shop.ask('checkout', 'shipping', '--zip-code', '10001', '--state', 'NY', ...as);
    expect(await shop.ask('checkout', 'show', ...as)).toHaveProperty('errors', {});
    expect(await shop.ask('order', 'place', ...as)).toMatchObject({ status: 'placed' });
  });
});
