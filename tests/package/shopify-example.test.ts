import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../core/contract/table';
import { HttpFailure, isShopError, type Http } from '../../core/shopper';
import { replayDialogue, type Dialogue } from '../../examples/shopify/dialogue';
import { collectionJourney, guestJourney, openShop, openShopify, scarceJourney } from '../fixtures/shopify/journeys';

const dialogueOf = (name: string): Dialogue =>
  JSON.parse(readFileSync(`tests/fixtures/shopify/${name}.json`, 'utf8')) as Dialogue;

const always = (status: number, text: string): Http => ({
  send: () => Promise.resolve({ status, headers: { 'content-type': 'application/json' }, text }),
});
const unreachable: Http = { send: () => Promise.reject(new HttpFailure('ENOTFOUND', 'no such host')) };

async function failureOver(http: Http): Promise<unknown> {
  const shop = openShop(openShopify(http));
  return shop.catalogue.search({ text: 'jacket' }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

function reading(http: Http) {
  const faults: string[] = [];
  const read: string[] = [];
  return {
    faults,
    read,
    http: {
      async send(request: Parameters<Http['send']>[0]) {
        const response = await http.send(request);
        const { pathname, searchParams } = new URL(request.url, 'http://shop');
        const type = { product: 'searchProducts', category: 'searchCategories', taxrule: 'searchTaxRules' };
        const named = new Map(Object.entries(type)).get(searchParams.get('type') ?? '');
        const endpoint = ENDPOINTS.find(
          ({ name, path, method }) =>
            path === pathname && method === request.method && (named === undefined || name === named),
        );
        const document: unknown = JSON.parse(response.text);
        if (endpoint === undefined) faults.push(`no endpoint ${pathname}`);
        const result: unknown = endpoint?.wrapping === 'bare' ? document : Reflect.get(Object(document), 'result');
        const parsed = response.status === 200 ? endpoint?.result.safeParse(result) : undefined;
        if (parsed?.success === true) read.push(endpoint?.name ?? '');
        if (parsed?.success === false) faults.push(`${pathname}: ${parsed.error.message}`);
        return response;
      },
    },
  };
}

describe("a shop over Shopify's Storefront API", () => {
  it('takes a guest from a search to the checkout', async () => {
    const dialogue = replayDialogue(dialogueOf('guest'));
    const journey = await guestJourney(dialogue);
    const { found, black, view, moss, chosen, shop } = journey;
    expect(found.items.map(({ sku, name, final_price }) => [sku, name, final_price])).toEqual([
      ['p8100000000001', 'Fell Rain Jacket', 129.95],
      ['p8100000000002', 'Harbour Shell Jacket', 89],
      ['p8100000000003', 'Dale Down Jacket', 219],
    ]);
    expect(found.total).toBe(3);
    expect(found.facets.map(({ code, values }) => [code, values.map(({ value, count }) => [value, count])])).toEqual([
      ['color', [['Black', 2], ['Moss', 2]]],
      ['size', [['S', 2], ['M', 3], ['L', 2]]],
      ['brand', [['Kustlinje', 1], ['Norrland', 2]]],
      ['in_stock', [['1', 2]]],
    ]); // prettier-ignore
    expect(black.items.map(({ name }) => name)).toEqual(['Harbour Shell Jacket']);
    expect(view.price).toEqual({ final: 129.95, regular: 159.95, onSale: true, from: false });
    expect(view.gallery).toHaveLength(2);
    const sizes = moss.options.find(({ code }) => code === 'size')?.choices;
    expect(sizes?.map(({ value, available }) => [value, available])).toEqual([['S', true], ['M', true], ['L', false]]); // prettier-ignore
    expect(chosen.current).toMatchObject({ color: 'Moss', size: 'M', parentSku: 'p8100000000001' });
    expect(journey.added).toEqual([['subtotal', 129.95], ['grand_total', 129.95]]); // prettier-ignore
    expect(journey.kept).toEqual([['Fell Rain Jacket', 3, 129.95]]);
    expect(journey.delivery.map(({ method_title, amount }) => [method_title, amount])).toEqual([['Standard', 7.9], ['Express', 19]]); // prettier-ignore
    expect(journey.total).toEqual([['subtotal', 389.85], ['shipping', 7.9], ['grand_total', 397.75]]); // prettier-ignore
    expect(journey.checkout).toBe(`https://norrland.myshopify.com/cart/c/${journey.token}`);
    expect({ unknown: dialogue.unknown, left: dialogue.left }).toEqual({ unknown: [], left: 0 });
    shop.dispose();
  });

  it('answers each call according to the contract', async () => {
    const dialogue = replayDialogue(dialogueOf('guest'));
    const shopify = openShopify(dialogue);
    const { http, faults, read } = reading(shopify);
    const shop = openShop(http);
    const found = await shop.catalogue.search({ text: 'jacket' });
    const view = await shop.product.load({ sku: found.items[0]?.sku ?? '' });
    await shop.cart.add(shop.product.choose(shop.product.choose(view, 'color', 'Moss'), 'size', 'M'));
    await shop.cart.settled();
    await shop.cart.setQuantity(shop.cart.snapshot.cartItems[0]?.sku ?? '', 3);
    await shop.cart.settled();
    await shop.cart.sync({ force: true });
    await shop.cart.loadShippingMethods({ country_id: 'US', postcode: '10001' });
    await shop.cart.settled();
    shop.dispose();
    expect(faults).toEqual([]);
    expect(new Set(read)).toEqual(
      new Set([
        ...['searchProducts', 'searchCategories', 'searchTaxRules', 'createCart', 'updateCart', 'pullCart'],
        ...['shippingMethods', 'shippingInformation'],
      ]),
    );
  });

  it('adds the available quantity if more was requested, reports sold-out items, and removes lines', async () => {
    const dialogue = replayDialogue(dialogueOf('scarce'));
    const { large, reduced, refused, left } = await scarceJourney(dialogue);
    expect(large.stock.status).toBe('out_of_stock');
    expect(reduced).toEqual([['Fell Rain Jacket', 2, 129.95]]);
    expect(refused.lines).toEqual(reduced);
    expect(refused.notices.map(({ code, params }) => [code, params.reason])).toContainEqual(['request-rejected', 'out_of_stock']); // prettier-ignore
    expect(left).toEqual([]);
    expect({ unknown: dialogue.unknown, left: dialogue.left }).toEqual({ unknown: [], left: 0 });
  });

  it('pages through collections, and skips what it has not passed', async () => {
    const dialogue = replayDialogue(dialogueOf('collection'));
    const { tree, listing, second, middle, newest } = await collectionJourney(dialogue);
    expect(tree.map(({ slug, product_count }) => [slug, product_count])).toEqual([['jackets', 1], ['running', 1], ['soon', 0]]); // prettier-ignore
    expect([listing.items.length, listing.total]).toEqual([1, 2]);
    expect(second.items.map(({ name }) => name)).toEqual(['Harbour Shell Jacket', 'Fell Rain Jacket']);
    expect([middle.items.map(({ name }) => name), middle.total]).toEqual([['Dale Down Jacket'], 3]);
    expect(newest.items.map(({ name }) => name)).toEqual(['Ridge Running Tee', 'Tarn Wool Hat']);
    expect({ unknown: dialogue.unknown, left: dialogue.left }).toEqual({ unknown: [], left: 0 });
  });

  it('empties the bag whose cart was ordered at the checkout, and fills no new one with it', async () => {
    let way: Http = replayDialogue(dialogueOf('guest'));
    const { shop, shopify, token } = await guestJourney({ send: (request) => way.send(request) });
    way = always(200, '{"data":{"cart":null}}');
    expect(await shopify.checkoutUrl(token)).toBeNull();
    await shop.cart.clear();
    await shop.cart.settled();
    expect(shop.cart.snapshot).toMatchObject({ cartItems: [], cartServerToken: '' });
    shop.dispose();
  });

  it.each([
    ['is called too often', always(429, 'Too many requests'), { status: 429, error: 'throttled' }],
    [
      'is asked for too much',
      always(200, '{"errors":[{"message":"Throttled","extensions":{"code":"THROTTLED"}}]}'),
      { status: 429, error: 'throttled' },
    ],
    ['rejects the token', always(401, '{"errors":[]}'), { status: 502, error: 'bad_answer' }],
    [
      'does not allow the token to read the inventory',
      always(200, '{"errors":[{"message":"Access denied","extensions":{"code":"ACCESS_DENIED"}}]}'),
      { status: 502, error: 'access_denied' },
    ],
    ['is unreachable', unreachable, { reason: 'ENOTFOUND' }],
    ['returns no JSON', always(200, '<html>'), { reason: 'EUNKNOWN' }],
  ])('fails with a known error if Shopify %s', async (_, http, details) => {
    const error = await failureOver(http);
    expect(isShopError(error, 'search-failed') && error.details.offline).toBe('reason' in details && details.reason === 'ENOTFOUND'); // prettier-ignore
    expect(error).toMatchObject({ cause: { details } });
  });

  it('finds no product of another sku, and sends no request for it', async () => {
    const shop = openShop(openShopify(unreachable));
    await expect(shop.product.load({ sku: 'TEE' })).rejects.toMatchObject({ code: 'product-not-found' });
  });

  it.each([
    ['the age of search results', { text: 'jacket', sort: 'newest' }],
    ['reductions', { text: 'jacket', filters: { on_sale: ['1'] } }],
    ['a colour across the shop', { filters: { color: ['Black'] } }],
    ['words within a collection', { text: 'jacket', categoryId: 4 }],
  ] as const)('refuses to list by %s, which Shopify does not support', async (_, query) => {
    const search = openShop(openShopify(unreachable)).catalogue.search(query);
    await expect(search).rejects.toMatchObject({ cause: { details: { status: 400, error: 'not_supported' } } });
  });

  it('refuses prices in another currency than that of the store', async () => {
    const { exchanges } = dialogueOf('guest');
    const euros = JSON.stringify(exchanges[0]?.answer).replaceAll('"USD"', '"EUR"');
    expect(await failureOver(always(200, euros))).toMatchObject({ cause: { details: { error: 'other_currency' } } });
  });

  it('answers nothing outside the recorded dialogue', async () => {
    const dialogue = replayDialogue(dialogueOf('guest'));
    const shop = openShop(openShopify(dialogue));
    await expect(shop.catalogue.search({ text: 'trousers' })).rejects.toThrow();
    expect(dialogue.unknown).toEqual([expect.stringContaining('trousers')]);
    const changed = dialogueOf('guest');
    const documents = Object.fromEntries(
      Object.entries(changed.documents).map(([name, lines]) => [name, lines.slice(1)]),
    );
    await expect(failureOver(replayDialogue({ ...changed, documents }))).resolves.toMatchObject({
      code: 'search-failed',
    });
  });

  it('is an adapter of at most 400 lines of code', () => {
    const apart = ['answers.ts', 'dialogue.ts', 'documents.ts'];
    const code = readdirSync('examples/shopify')
      .filter((file) => file.endsWith('.ts') && !apart.includes(file))
      .flatMap((file) => readFileSync(`examples/shopify/${file}`, 'utf8').split('\n'))
      .filter((line) => !/^\s*(\/\/|\/\*|\*|import |$)/.test(line));
    expect(code.length).toBeLessThanOrEqual(400);
    expect(code.length).toBeGreaterThan(300);
  });
});
