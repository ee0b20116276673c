import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { createSystemIds } from '../../../adapters/ids/system';
import type { Ids } from '../../../core/ports';
import { queryKinds } from '../../../core/contract/foundation/query-codec';
import { ENDPOINTS } from '../../../core/contract/table';
import { cartWith, orderOf } from '../../fixtures/order';
import type { FixturePlatform } from '../../fixtures/platform';
import { openFixturePlatform } from '../../fixtures/platform';
import { runs } from '../../fixtures/runs';
import { signIn } from '../../fixtures/signed-in';

const OF_A_SEED = process.env['VITRINE_FUZZ'] === undefined ? runs(1000, 5000) : 5000;
/**
 * `VITRINE_FUZZ=100000 npx vitest run --project adapters tests/adapters/platform/fuzz.test.ts` runs more requests than
 * CI.
 */
const REQUESTS = Number(process.env['VITRINE_FUZZ'] ?? 2 * OF_A_SEED);
const IS_LONG = REQUESTS > 10_000;
const SEEDS = Array.from({ length: Math.ceil(REQUESTS / OF_A_SEED) }, (_none, at) => at + 1);
/** In milliseconds; CI runs other work meanwhile. */
const MAX_MS = IS_LONG ? 2000 : 15_000;
/** In bytes; intentional caches are bounded. */
const MAX_GROWN = 64 * 1024 * 1024;

let fixture: FixturePlatform;
let cartId: string;
let order: unknown;
let tokens: readonly [string, string];
/** Random requests sometimes close the cart. */
async function newCart(): Promise<void> {
  cartId = await cartWith(fixture, [{ sku: 'TEE' }, { sku: 'JACKET-BLACK-S', parentSku: 'JACKET' }]);
  order = await orderOf(fixture, cartId);
}
async function newTokens(): Promise<void> {
  await fixture.clock.advance(61 * 60_000); // Codes are limited per hour.
  const [blogger, staff] = [
    await signIn(fixture, 'lotte@vitrine.example'),
    await signIn(fixture, 'mira@vitrine.example'),
  ];
  tokens = [blogger.token, staff.token];
}
beforeAll(async () => {
  fixture = await openFixturePlatform({ ids: createSystemIds() });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterAll(async () => {
  await fixture.platform.close();
});

class Fuzzer {
  constructor(private readonly ids: Ids) {}

  #below(limit: number): number {
    return Math.floor(this.ids.random() * limit);
  }

  #one<T>(values: readonly [T, ...T[]]): T {
    return values[this.#below(values.length)] ?? values[0];
  }

  #chance(share: number): boolean {
    return this.ids.random() < share;
  }

  text(): string {
    return this.#one([
      '', 'us', 'de', 'TEE', 'JACKET', 'JACKET-BLACK-S', 'OUTFIT', 'BELT', 'product', 'review', 'category', 'about', cartId,
      '0', '-1', '1e308', 'NaN', 'null', 'undefined', '__proto__', 'constructor', 'toString', '../../etc/passwd', '%', '%00', '\u0000',
      '\ud800', '💥'.repeat(40), 'ß', "'; DROP TABLE cart; --", '<script>alert(1)</script>', 'a'.repeat(5000), '{"filters":[]}', '[]', '{',
      '{"filters":[{"attribute":"price","value":{"eq":"1e999"}}],"text":"jakcet"}', 'size:asc', 'promoted:desc,id:desc', ',,,:', 'ä'.repeat(300),
    ]); // prettier-ignore
  }

  value(depth = 0): unknown {
    if (depth > 4 || this.#chance(0.3)) return this.text();
    const kind = this.#below(9);
    if (kind === 0) return this.#one([0, -1, 1, 2.5, 10_001, 1e21, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 60]);
    if (kind === 1) return this.#one([true, false, null]);
    if (kind < 4) return Array.from({ length: this.#below(4) }, () => this.value(depth + 1));
    const names = [
      'sku', 'qty', 'cartItem', 'item_id', 'product_option', 'extension_attributes', 'custom_options', 'option_id', 'option_value',
      'bundle_options', 'address', 'country_id', 'region_id', 'methods', 'addressInformation', 'shippingAddress', 'products', 'totals',
      'filters', 'attribute', 'value', 'in', 'eq', 'gt', 'text', 'aggregations', 'size', '__proto__', 'constructor', 'url', 'email',
    ]; // prettier-ignore
    return Object.fromEntries(
      Array.from({ length: this.#below(5) }, () => [names[this.#below(names.length)] ?? 'x', this.value(depth + 1)]),
    );
  }

  mutated(document: unknown): unknown {
    if (Array.isArray(document)) {
      const at = this.#below(document.length + 1);
      return document.map((entry: unknown, index) => (index === at ? this.mutated(entry) : entry));
    }
    if (typeof document !== 'object' || document === null || this.#chance(0.2)) return this.value();
    const names = Object.keys(document);
    const name = names[this.#below(names.length)] ?? 'x';
    return { ...document, [name]: this.mutated(Reflect.get(document, name)) };
  }

  #deep(): string {
    const depth = 1 + this.#below(20_000);
    return '['.repeat(depth) + ']'.repeat(depth);
  }

  #body(): string {
    const cartItem = {
      sku: 'BELT',
      qty: 1,
      product_option: {
        extension_attributes: { custom_options: [{ option_id: 1, option_value: 'A' }], bundle_options: [] },
      },
    };
    const known = [
      order,
      { cartItem },
      { address: { country_id: 'US', region_id: 43 } },
      { methods: { shippingMethodCode: 'standard' } },
      { url: '/women/jackets' },
      { products: [{ sku: 'TEE', qty: 1 }] },
      { items: [{ blogger_id: 1, currency: 'USD', sum: 1, bonus: 0, up_to: 1 }] },
    ];
    const pick = this.#below(12);
    if (pick === 0) return this.#one([this.#deep(), JSON.stringify({ uid: null }).replace('null', this.#deep())]);
    if (pick === 1) return this.text();
    if (pick === 2) return '{"a":'.repeat(50);
    if (pick < 8) return JSON.stringify(this.mutated(known[this.#below(known.length)]));
    return JSON.stringify(this.value()) || 'null';
  }

  #query(endpoint: (typeof ENDPOINTS)[number]): URLSearchParams {
    const query = new URLSearchParams();
    // Staff lists have a dozen filters, and one invalid filter suffices for a refusal.
    const isOfStaff = endpoint.access === 'staff';
    for (const [name, kind] of Object.entries(queryKinds(endpoint.query))) {
      if (this.#chance(isOfStaff ? 0.05 : 0.15)) continue;
      const good: Record<string, string> = {
        cartId,
        code: cartId,
        store: 'us',
        type: 'product',
        country: 'US',
        zip: '10004',
        skus: 'TEE',
        sku: 'TEE',
        currencyCode: 'USD',
        storeId: 'us',
        coupon: 'TAKE5',
        token: isOfStaff && this.#chance(0.95) ? tokens[1] : this.#one(tokens),
        q: 'a',
        page: '1',
        size: '5',
        ids: '1,2',
        id: '1',
      };
      if (!Object.hasOwn(good, name) && this.#chance(isOfStaff ? 0.9 : 0.6)) continue;
      const value = this.#chance(isOfStaff ? 0.85 : 0.6) ? good[name] : undefined;
      query.append(name, value ?? (kind === 'json' ? JSON.stringify(this.value()) : this.text()));
      if (this.#chance(0.03)) query.append(name, this.text());
    }
    if (this.#chance(0.1)) query.append('storeCode', this.text());
    if (this.#chance(0.1)) query.append(this.text(), this.text());
    return query;
  }

  request(): Request {
    const endpoint = ENDPOINTS[this.#below(ENDPOINTS.length)];
    if (!endpoint) throw new Error('There are no endpoints');
    const path = this.#chance(0.08)
      ? this.#one([
          '/',
          '/pay/x',
          '/dev/outbox',
          '/img/324/489/resize/garment/x.svg',
          '/img/324/489/resize/garment/%E0%A4%A.svg',
          '/img/%/2/resize/%E0%A4%A',
          '/img/1/2/resize/x.jpg',
          '/api',
          '/api//cart',
          '/readyz',
          '/api/openapi.json',
          '/%zz',
          '/pay/%E0%A4%A',
        ])
      : endpoint.path.replace(/\{\w+\}/g, () => encodeURIComponent(this.text().replace(/\p{Cs}/gu, '')));
    const method = this.#chance(0.9)
      ? endpoint.method
      : this.#one(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']);
    const hasBody = !['GET', 'HEAD'].includes(method) && this.#chance(0.95);
    const form = new FormData();
    for (const name of ['product_sku', 'title', 'detail', 'nickname', 'photos']) {
      if (this.#chance(0.8)) form.append(name, name === 'photos' ? new File([this.text()], 'x.jpg') : this.text());
    }
    const type = this.#chance(0.85)
      ? 'application/json'
      : this.#one([
          'text/plain',
          'application/xml',
          '',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
        ]);
    const isForm = hasBody && endpoint.bodyKind === 'multipart' && this.#chance(0.8);
    return new Request(`http://shop.test${path}?${this.#query(endpoint).toString()}`, {
      method,
      ...(hasBody && { body: isForm ? form : this.#body() }),
      ...(hasBody && !isForm && { headers: { 'content-type': type } }),
    });
  }
}

function isInEnvelope(response: Response, text: string): boolean {
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) return false;
  const answer: unknown = JSON.parse(text);
  return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === response.status;
}

/** Undefined if the garbage collector is not exposed. */
function heap(): number | undefined {
  if (globalThis.gc === undefined) return undefined;
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

describe('the platform under random requests', () => {
  let first: number | undefined;
  it.each(SEEDS)(`answers ${String(OF_A_SEED)} random requests of seed %i without failing or hanging`, async (seed) => {
    const fuzzer = new Fuzzer(createSeededIds(seed));
    const statuses = new Map<number, number>();
    for (let count = 0; count < OF_A_SEED; count += 1) {
      if (count % 100 === 0) await newCart();
      if (count % 1000 === 0) await newTokens();
      const request = fuzzer.request();
      const began = performance.now();
      const response = await fixture.platform.fetch(request);
      const text = await response.text();
      const notified = `seed ${seed}, request ${count}: ${request.method} ${request.url.slice(0, 300)}\n${text.slice(0, 300)}`;
      expect(performance.now() - began, notified).toBeLessThan(MAX_MS);
      const isSoldOut = response.status === 500 && text.includes('Error: Error while adding products');
      if (response.status >= 500 && !isSoldOut) expect.fail(`${response.status} for ${notified}`);
      const isRefused = response.status >= 400 && request.url.startsWith('http://shop.test/api/') && text !== '';
      if (isRefused && !isInEnvelope(response, text)) expect.fail(`no envelope: ${response.status} for ${notified}`);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
    expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
    // The fuzzer is useful only if some requests succeed.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(OF_A_SEED * 0.08);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(OF_A_SEED * 0.1);
    if (!IS_LONG) return;
    const now = heap();
    first ??= now;
    if (now !== undefined && first !== undefined) expect(now - first).toBeLessThan(MAX_GROWN);
  });
});
