import { afterEach } from 'vitest';
import { createSystemClock } from '../../adapters/clock/system';
import { createInProcessHttp } from '../../adapters/http/in-process';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createFixedNetwork, type FixedNetwork } from '../../adapters/network/fixed';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { createMemoryTelemetry, type MemoryTelemetry } from '../../adapters/telemetry/memory';
import {
  createShop,
  HttpFailure,
  type Arrival,
  type Clock,
  type HttpRequest,
  type HttpResponse,
  type Notification,
  type OrderPlaced,
  type OrderWaiting,
  type PlaceOutcome,
  type Shop,
  type ShopConfigInput,
  type Storage,
  type Tabs,
} from '../../core/shopper';
import { openFixturePlatform, type FixturePlatform } from '../fixtures/platform';

/** Replaces a request: an answer, a failure before or after the server received it, or a transformed answer. */
export type Mishap = HttpResponse | 'lost-before' | 'lost-after' | ((answer: HttpResponse) => Promise<HttpResponse>);

export interface OpenShop {
  readonly shop: Shop;
  readonly fixture: FixturePlatform;
  readonly storage: Storage;
  readonly network: FixedNetwork;
  readonly telemetry: MemoryTelemetry;
  readonly requests: string[];
  readonly bodies: unknown[];
  /** Fails the next requests whose path contains the text, in order. */
  mishap(path: string, ...mishaps: readonly Mishap[]): void;
  readonly notices: Notification[];
}

export function json(status: number, document: unknown): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, text: JSON.stringify(document) };
}

export interface OpenShopOptions {
  readonly config?: ShopConfigInput;
  readonly storage?: Storage;
  readonly tabs?: Tabs;
  readonly fixture?: FixturePlatform;
  readonly online?: boolean;
  readonly clock?: Clock;
  readonly arrival?: Arrival;
  /** Must be unique per shopper of a platform. */
  readonly seed?: string;
}

/** Opens a new shopper's shop with an in-process fixture platform. */
export async function openShop(options: OpenShopOptions = {}): Promise<OpenShop> {
  const fixture = options.fixture ?? (await openFixturePlatform());
  const inner = createInProcessHttp({ fetch: (request) => fixture.platform.fetch(request) });
  const storage = options.storage ?? createMemoryStorage();
  const network = createFixedNetwork(options.online ?? true);
  const telemetry = createMemoryTelemetry();
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const planned: { readonly path: string; readonly mishap: Mishap }[] = [];

  async function send(request: HttpRequest): Promise<HttpResponse> {
    requests.push(`${request.method} ${request.url.replace(/\?.*/, '')}`);
    bodies.push(typeof request.body === 'string' ? JSON.parse(request.body) : request.body);
    const at = planned.findIndex(({ path }) => request.url.includes(path));
    const [next] = at < 0 ? [] : planned.splice(at, 1);
    if (next === undefined) return inner.send(request);
    if (typeof next.mishap === 'object') return next.mishap;
    if (typeof next.mishap === 'function') return next.mishap(await inner.send(request));
    if (next.mishap === 'lost-after') await inner.send(request);
    throw new HttpFailure('ECONNRESET', 'The connection broke');
  }

  const shop = createShop({
    ...(options.config === undefined ? {} : { config: options.config }),
    ...(options.arrival === undefined ? {} : { arrival: options.arrival }),
    adapters: {
      http: { send },
      storage,
      clock: options.clock ?? createSystemClock(),
      network,
      tabs: options.tabs ?? createNoTabs(),
      telemetry,
      ids: createSeededIds(options.seed ?? 'shop'),
    },
  });
  const notices: Notification[] = [];
  shop.notices.notifications$.subscribe((shown) => {
    for (const notice of shown) if (!notices.some(({ id }) => id === notice.id)) notices.push(notice);
  });
  await shop.start();
  const mishap = (path: string, ...mishaps: readonly Mishap[]): void => {
    planned.push(...mishaps.map((entry) => ({ path, mishap: entry })));
  };
  return { shop, fixture, storage, network, telemetry, requests, bodies, mishap, notices };
}

/** Closes shops and platforms after each test. */
export function openShops(): (options?: OpenShopOptions) => Promise<OpenShop> {
  const opened: OpenShop[] = [];
  afterEach(async () => {
    for (const { shop, fixture } of opened.splice(0)) {
      shop.dispose();
      await fixture.platform.close();
    }
  });
  return async (options) => {
    const open = await openShop(options);
    opened.push(open);
    return open;
  };
}

export function openAskingShops(): (options?: OpenShopOptions) => Promise<OpenShop> {
  const open = openShops();
  const asks: ShopConfigInput = { orders: { automaticTransmission: false } };
  return (options = {}) => open({ ...options, config: { ...asks, ...options.config } });
}

export async function put(open: OpenShop, sku: string, qty = 1): Promise<void> {
  await open.shop.cart.add(await open.shop.product.load({ sku }), qty);
  await open.shop.cart.settled();
}

export async function fillIn({ shop }: Pick<OpenShop, 'shop'>, payment = 'cashondelivery'): Promise<void> {
  const checkout = await shop.checkout();
  await checkout.savePersonal({ firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@shop.test' });
  await checkout.saveShipping({
    firstName: 'Ada',
    lastName: 'Byron',
    country: 'US',
    streetAddress: '1 Broadway',
    city: 'New York',
    state: 'New York',
    zipCode: '10004',
    phoneNumber: '+1 212 555 0100',
    shippingMethod: 'standard',
  });
  await checkout.savePayment({ paymentMethod: payment });
  await shop.cart.settled();
}

export async function serverCart({ shop, fixture }: OpenShop): Promise<readonly string[]> {
  const token = shop.cart.snapshot.cartServerToken;
  const { json: answer } = await fixture.call('GET', `/api/cart/pull?cartId=${token}`);
  const { result } = answer as { result: { qty: number; sku: string }[] }; // sound: our own platform, checked elsewhere
  return result.map(({ qty, sku }) => `${qty} ${sku}`).sort();
}

export function clientCart({ shop }: OpenShop): readonly string[] {
  return shop.cart.snapshot.cartItems.map(({ qty, sku }) => `${qty} ${sku}`).sort();
}

/** Delivers the next request of a path and withholds its answer, or `instead`, until released. */
export function hold(shop: OpenShop, path: string, instead?: HttpResponse) {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  shop.mishap(path, async (answer) => {
    arrive();
    await gone;
    return instead ?? answer;
  });
  return { arrived, letGo };
}

/** @throws Error with the message of a refusal */
export function accepted(outcome: PlaceOutcome): OrderPlaced | OrderWaiting {
  if (outcome.status === 'refused') throw new Error(outcome.message);
  return outcome;
}

export async function ordered({ shop }: Pick<OpenShop, 'shop'>): Promise<OrderPlaced | OrderWaiting> {
  return accepted(await (await shop.orders()).place());
}
