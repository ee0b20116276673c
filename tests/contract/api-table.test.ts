import type { CatalogueSource } from '../../adapters/platform';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../adapters/demo';
import type { Endpoint, SignedIn } from '../../core/contract';
import { openApi } from '../../core/contract/openapi';
import { buildUrl, queryKinds } from '../../core/contract/foundation/query-codec';
import { ENDPOINTS } from '../../core/contract/table';
import { bloggerExamples } from './blogger-examples';
import { byPostExamples, NEW_CUSTOMER } from './by-post-examples';
import { discountExamples } from './discount-examples';
import { manageExamples } from './manage-examples';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../fixtures/platform';
import { signIn } from '../fixtures/signed-in';

const importSource: CatalogueSource = {
  name: 'goods.csv',
  run: () =>
    Promise.resolve({
      rows: { read: 0, written: 0 },
      products: { created: 0, updated: 0, unchanged: 0 },
      refused: [],
    }),
};

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform({ importSource });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterAll(async () => {
  await fixture.platform.close();
});

interface Example {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Expected status, if not 200. */
  readonly status?: number;
}

const cartItem = { sku: 'TEE', qty: 2 };
const filters = (attribute: string, eq: string | number) => ({ filters: [{ attribute, value: { eq } }] });
const catalogue = (type: string, searchQuery: unknown = { filters: [] }): Example => ({
  query: { store: 'us', type, searchQuery },
});

async function proven(email = 'ada@shop.test'): Promise<{ readonly id: string; readonly proof: string }> {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SOCKS' }]), { email });
  await resultOf(fixture.call('POST', '/api/order', order));
  const found = fixture.call('POST', '/api/order/find', { number: order.order_id, email });
  return { id: order.order_id, proof: (await resultOf<{ proof: string }>(found)).proof };
}

async function exampleOf(name: string): Promise<Example> {
  const cartId = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
  const owner: Example = { query: { cartId } };
  const methods = { shippingMethodCode: 'standard', shippingCarrierCode: 'vitrine' };
  const examples: Readonly<Record<string, Example | (() => Promise<Example>)>> = {
    ...accountExamples(),
    ...bloggerExamples({ fixture: () => fixture, userOf }),
    ...manageExamples({ fixture: () => fixture, userOf }),
    createCart: { body: { cartItem } },
    shareCart: owner,
    getCart: async () => {
      const { code } = await resultOf<{ code: string }>(fixture.call('POST', `/api/cart/share?cartId=${cartId}`));
      return { query: { code } };
    },
    pullCart: owner,
    updateCart: { ...owner, body: { cartItem } },
    deleteFromCart: { ...owner, body: { cartItem } },
    cartTotals: owner,
    collectTotals: { ...owner, body: { methods } },
    paymentMethods: owner,
    shippingMethods: { ...owner, body: { address: { country_id: 'US', region_id: 43 } } },
    allShippingMethods: {},
    shippingInformation: { ...owner, body: { addressInformation: { shippingAddress: NEW_YORK, ...methods } } },
    closeCart: owner,
    ...discountExamples(cartId),
    notifyPayment: {
      body: {
        event_id: 'event-1',
        order_id: 'order-1',
        status: 'approved',
        amount: 1,
        currency: 'USD',
        signature: '0'.repeat(64),
      },
      status: 401,
    },
    taxByZip: { query: { zip: '10004', country: 'US' } },
    geoCountry: {},
    delivery: {},
    countries: {},
    states: { query: { country: 'US' } },
    stores: { query: { country: 'DE' } },
    searchProducts: catalogue('product', {
      text: 'jacket',
      filters: [],
      aggregations: [{ attribute: 'color', size: 5 }],
    }),
    searchCategories: catalogue('category', filters('level', 2)),
    searchAttributes: catalogue('attribute', filters('attribute_code', 'color')),
    searchTaxRules: catalogue('taxrule'),
    searchReviews: catalogue('review', filters('entity_id', 1)),
    searchPages: catalogue('news'),
    searchBlocks: catalogue('cms_block', filters('identifier', 'cms_settings')),
    searchHierarchy: catalogue('cms_hierarchy'),
    suggest: { query: { store: 'us', text: 'jack' } },
    renderList: { query: { skus: 'TEE,JACKET-BLACK-M', currencyCode: 'USD', storeId: 'us' } },
    similarProducts: { query: { sku: 'SHIRT' } },
    cmsPage: { query: { id: 'about', storeId: 'de' } },
    cmsBlock: { query: { id: 'cms_settings' } },
    subscribeNewsletter: { body: { email: 'reader@shop.test' } },
    mailToken: {},
    sendMail: async () => {
      const token = await resultOf<string>(fixture.call('GET', '/api/mail/get-token'));
      return { body: { token, sourceAddress: 'ada@shop.test', subject: 'Sizes', emailText: 'Do you have XXL?' } };
    },
    placeOrder: async () => ({ body: await orderOf(fixture, cartId) }),
    getOrder: async () => {
      return { query: { id: (await proven()).id } };
    },
    findOrder: async () => ({ body: { number: (await proven()).id, email: 'ada@shop.test' } }),
    sendOrderLink: async () => ({ body: await proven('link@shop.test') }),
    trackOrder: async () => ({ body: await proven() }),
    cancelOrder: async () => ({ body: await proven() }),
    startReturn: async () => {
      const input = { request: 'one', reason: 'too-small', lines: [{ sku: 'TEE', qty: 1 }] };
      return { body: { ...(await proven()), ...input }, status: 409 };
    },
    sendGiftCard: async () => ({ body: { ...(await proven()), card: 'none' }, status: 409 }),
    payWithGiftCards: async () => ({ body: { ...(await proven()), codes: ['none'] }, status: 409 }),
    giftCardBalance: { body: { code: 'none' }, status: 409 },
    makeOrderAccount: async () => ({ body: await proven() }),
    createReview: { body: { product_sku: 'TEE', title: 'Soft', detail: 'Very soft.', nickname: 'Ada', rating: '5' } },
    createStockAlert: { body: { sku: 'SCARF', email: 'ann@shop.test' } },
    removeStockAlert: { body: { key: 'none' } },
    checkStock: { query: { sku: 'TEE' } },
    listStock: { query: { skus: 'TEE,SOCKS' } },
    addStock: { body: { items: [{ sku: 'TEE', qty: 1 }] }, status: 401 },
    checkoutStock: { body: { products: [{ sku: 'TEE', qty: 1000 }] } },
    productVersion: { query: { sku: 'TEE' } },
    urlMap: { body: { url: '/women/jackets' } },
    pageView: { query: { page: '/women' } },
  };
  const example = examples[name];
  if (example === undefined) throw new Error(`The endpoint ${name} has no example here`);
  return typeof example === 'function' ? await example() : example;
}

/** Codes are limited to one per contact in 15 seconds. */
const CODE_PAUSE_MS = 16_000;
const signedInAs = new Map<string, SignedIn>();

async function userOf(contact: string): Promise<SignedIn> {
  const known = signedInAs.get(contact) ?? (await signIn(fixture, contact));
  signedInAs.set(contact, known);
  return known;
}

function as(contact: string, example: Example = {}): () => Promise<Example> {
  return async () => {
    const { token, id } = await userOf(contact);
    return { ...example, query: { id: String(id), ...example.query, token } };
  };
}

function accountExamples(): Readonly<Record<string, Example | (() => Promise<Example>)>> {
  const ada = 'ada@vitrine.example';
  const code = async (kind: 'code' | 'link', contact = 'eve@shop.test') => {
    await fixture.clock.advance(CODE_PAUSE_MS);
    await resultOf(fixture.call('GET', `/api/user/get-sms-code?phone=${encodeURIComponent(contact)}`));
    const [mail] = await fixture.platform.outbox.list(contact);
    return (kind === 'code' ? /code is (\w{4})/ : /code=(\w+)/).exec(mail?.text ?? '')?.[1] ?? '';
  };
  return {
    passwordLogin: { body: { username: 'ada@shop.test', password: 'wrong password' }, status: 400 },
    requestCode: { query: { phone: '+1 212 555 0199' } },
    checkCode: async () => ({ query: { phone: 'eve@shop.test', code: await code('code') } }),
    callBack: { query: { phone: '+1 212 555 0198' } },
    fastLogin: async () => ({ query: { contact: 'eve@shop.test', token: await code('link') } }),
    loginAsUser: as('mira@vitrine.example', { query: { contact: ada } }),
    loginAsBlogger: as('alma@vitrine.example'),
    ...byPostExamples(code, as),
    updateUser: as(ada, { body: { lastname: 'Whitfield' } }),
    changePhoto: as(ada, { body: {} }),
    saveName: as(ada, { body: { name: 'Ada Whitfield' } }),
    getProfile: as(ada),
    createUser: { body: { customer: NEW_CUSTOMER, password: 'long enough' } },
    orderHistory: as(ada, { query: { pageSize: 2 } }),
    ownDownloads: as(ada, { query: { pageSize: 2 } }),
    ownBonuses: as(ada),
    ownSessions: as(ada),
    endSessions: as(ada, { body: {} }),
    changePassword: as(ada, { body: { currentPassword: '', newPassword: 'long enough' } }),
    resetPassword: { body: { email: 'nobody@shop.test' } },
    checkReset: { body: { email: ada, resetToken: 'wrong' } },
    createPassword: { body: { email: ada, newPassword: 'long enough', resetToken: 'wrong' }, status: 400 },
    refreshTokens: async () => {
      const { refreshToken } = await userOf('frank@shop.test');
      return { body: { refreshToken } };
    },
    logout: { body: {} },
    guestAccount: as(ada, { query: { phone: ada } }),
    geoData: {},
  };
}

async function send(endpoint: Endpoint, { query = {}, body }: Example): Promise<{ status: number; json: unknown }> {
  const init: RequestInit = { method: endpoint.method };
  if (endpoint.bodyKind === 'json') {
    init.body = JSON.stringify(body ?? {});
    init.headers = { 'content-type': 'application/json' };
  } else if (endpoint.bodyKind === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) {
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one));
    }
    init.body = form;
  }
  const response = await fixture.platform.fetch(new Request(`http://shop.test${buildUrl(endpoint.path, query)}`, init));
  return { status: response.status, json: await response.json() };
}

describe('the API table', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s responds as its contract says',
    async (name, endpoint) => {
      const example = await exampleOf(name);
      const { status, json } = await send(endpoint, example);
      expect({ name, status, json }).toMatchObject({ status: example.status ?? 200 });
      if (example.status !== undefined) return;
      const result: unknown =
        endpoint.wrapping === 'bare'
          ? json
          : z.object({ code: z.literal(200), result: z.unknown() }).parse(json).result;
      const parsed = endpoint.result.safeParse(result);
      expect(parsed.error?.issues ?? []).toEqual([]);
    },
  );

  it('defines each endpoint once', () => {
    const names = ENDPOINTS.map((endpoint) => endpoint.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('declares the permission that each staff call requires', () => {
    const open = ENDPOINTS.filter(({ access, permission }) => access === 'staff' && permission === undefined);
    expect(open.map(({ name }) => name)).toEqual([
      ...['staffLog', 'noteExport'],
      'attention',
      'tellPresence',
      ...['continueBulkEdit', 'undoBulkEdit', 'bulkEdits'],
      ...['keptViews', 'keepView', 'dropView'],
      ...['staffChanges', 'restoreRecord'],
    ]);
    expect(ENDPOINTS.filter(({ access, permission }) => access !== 'staff' && permission !== undefined)).toEqual([]);
  });
});

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
}

function badValues(schema: JsonSchema): readonly unknown[] {
  return [
    ...(schema.type === 'string' ? [{ not: 'text' }] : []),
    ...(schema.type === 'number' || schema.type === 'integer' ? ['many'] : []),
    ...(schema.type === 'integer' ? [1.5] : []),
    ...(schema.type === 'boolean' ? ['perhaps'] : []),
    ...(schema.type === 'object' || schema.type === 'array' ? ['text'] : []),
    ...(schema.enum ? ['none of these'] : []),
    ...(schema.pattern === undefined ? [] : ['\t']),
    ...(schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)]),
    ...(schema.minLength === undefined || schema.minLength === 0 ? [] : ['']),
    ...(schema.maximum === undefined || schema.maximum > 1e15 ? [] : [schema.maximum + 1]),
    ...(schema.maxItems === undefined ? [] : [Array.from({ length: schema.maxItems + 1 }, () => ({}))]),
  ];
}

interface Fault {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

function faultsOf(schema: JsonSchema, path: readonly (string | number)[] = []): readonly Fault[] {
  const own = path.length === 0 ? [] : badValues(schema).map((value) => ({ path, value }));
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    ...(schema.required?.includes(name) === true ? [{ path: [...path, name], value: undefined }] : []),
    ...faultsOf(member, [...path, name]),
  ]);
  return [...own, ...members, ...(schema.items ? faultsOf(schema.items, [...path, 0]) : [])];
}

function holding({ path, value }: Fault): unknown {
  return [...path]
    .reverse()
    .reduce<unknown>((inner, part) => (typeof part === 'number' ? [inner] : { [part]: inner }), value);
}

const schemaOf = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema; // sound: a superset of what is read here

function queryFaults(endpoint: Endpoint): readonly Fault[] {
  const kinds = queryKinds(endpoint.query);
  return faultsOf(schemaOf(endpoint.query)).filter(({ path, value }) => {
    const [name = ''] = path;
    // Authentication precedes validation, so an invalid token counts as none.
    if (name === 'token' && endpoint.access === 'user') return false;
    const isJson = kinds[String(name)] === 'json';
    // Query values are text, so pure type errors cannot be sent, nor empty path parameters.
    const inPath = endpoint.path.includes(`{${String(name)}}`);
    return isJson || (typeof value !== 'object' && !(inPath && (value === undefined || value === '')));
  });
}

describe('an invalid parameter', () => {
  const withQuery = ENDPOINTS.filter((endpoint) => endpoint.access !== 'staff' && queryFaults(endpoint).length > 0);
  it.each(withQuery.map((endpoint) => [endpoint.name, endpoint] as const))(
    'in the query of %s is refused with a message that names it',
    async (_name, endpoint) => {
      for (const fault of queryFaults(endpoint)) {
        const held = holding(fault);
        const query = {
          ...(endpoint.path.includes('{id}') && { id: 'x' }),
          ...(endpoint.access === 'user' && { token: (await userOf('lotte@vitrine.example')).token }),
          ...(held as Record<string, unknown>), // sound: paths begin with a name
        };
        const { status, json } = await send(endpoint, { query });
        expect({ fault, status }).toEqual({ fault, status: 400 });
        expect(JSON.stringify(json)).toContain(fault.path.join('.'));
      }
    },
  );

  const withBody = ENDPOINTS.filter((endpoint) => endpoint.bodyKind === 'json' && endpoint.access !== 'staff');
  it.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))(
    'in the body of %s is refused with a message that names it',
    async (name, endpoint) => {
      const { query = {} } = await exampleOf(name);
      const faults = faultsOf(schemaOf(endpoint.body));
      expect(faults.length).toBeGreaterThan(0);
      for (const fault of faults) {
        const { status, json } = await send(endpoint, { query, body: holding(fault) });
        expect({ fault, status }).toEqual({ fault, status: 400 });
        const { errors } = z
          .object({ meta: z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) }) })
          .parse(json).meta;
        const field = fault.path.join('.');
        const named = errors.filter((error) => field === error.field || field.startsWith(`${error.field}.`));
        expect({ field, errors: named.length }).not.toEqual({ field, errors: 0 });
        for (const error of named) expect(error.message).toContain(error.field);
      }
    },
  );
});

describe('the OpenAPI document', () => {
  const document = openApi(ENDPOINTS);

  it('is what the platform serves', async () => {
    const response = await fixture.platform.fetch(new Request('http://shop.test/api/openapi.json'));
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    'describes %s with its parameters, body and responses',
    (_name, endpoint) => {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation?.summary).toContain(endpoint.summary);
      const members = Object.keys(schemaOf(endpoint.query).properties ?? {});
      expect(operation?.parameters.map((parameter) => parameter.name)).toEqual(members);
      expect(
        operation?.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => `{${parameter.name}}`),
      ).toEqual(endpoint.path.match(/\{\w+\}/g) ?? []);
      expect(operation?.requestBody !== undefined).toBe(endpoint.bodyKind !== 'none');
      const refused = (endpoint.refusals ?? []).map(({ status }) => String(status));
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(['200', '400', ...refused, 'default']),
      );
    },
  );
});
