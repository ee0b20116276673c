import type { VirtualClock } from '../../adapters/clock/virtual';
import { createFaultyHttp, type FaultPlan, type FaultyHttp, type HttpFault } from '../../adapters/http/faulty';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createFixedNetwork, type FixedNetwork } from '../../adapters/network/fixed';
import { createFaultyStorage, type FaultyStorage } from '../../adapters/storage/faulty';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createTabHub, type TabHub } from '../../adapters/tabs/memory';
import { createMemoryTelemetry, type MemoryTelemetry } from '../../adapters/telemetry/memory';
import {
  type CartState,
  createShop,
  type Clock,
  type HttpRequest,
  type Ids,
  type Notification,
  type ShopConfigInput,
  type Storage,
  type User,
  type Arrival,
} from '../../core';
import type { BackEnd } from './back-end';
import { refuseAddress } from './refused-address';
import { collectNotices, mortal, type Tab, type Told } from './tab';
import { traced, tracedTabs } from './trace';
import { watchRequests } from './wire';

/** An order as it was sent, seen on the wire. */
export interface SentOrder {
  readonly order_id: string;
  readonly hash: string;
}

export interface BrowserParts {
  readonly who: number;
  readonly seed: number;
  readonly clock: VirtualClock;
  readonly backEnd: BackEnd;
  readonly faults: Pick<FaultPlan, 'rates' | 'delayRate'>;
  readonly config: ShopConfigInput;
}

/** What has happened to a shopper that decides which promises can be asked for. */
interface Past {
  /** The medium forgot, or could not keep, something: what stood there alone may be gone. */
  hasForgotten: boolean;
  /** A page was opened after that: it does not know what the one before knew. */
  hasLost: boolean;
  /**
   * Somebody else than this one tab can have changed the cart: another tab, another device, or requests of a tab that was killed
   * while they were on their way, which nothing on the wire tells from another device.
   */
  isAlone: boolean;
  /** Somebody has signed out, or given way to another user: orders that were done by then left the device with them (A §4.1). */
  hasLeft: boolean;
}

/** What one shopper has: a browser with its storage, its tabs, its clock and its way to the shop. */
export class Browser {
  readonly who: number;
  readonly network: FixedNetwork = createFixedNetwork();
  readonly storage: FaultyStorage;
  readonly http: FaultyHttp;
  readonly telemetry: MemoryTelemetry = createMemoryTelemetry();
  readonly tabs: Tab[] = [];
  readonly sent: SentOrder[] = [];
  readonly told: Told[] = [];
  /** Orders that the queue once said to be cancelled. */
  readonly canceled = new Set<string>();
  /** Orders that were paid for on the payment page. */
  readonly approved = new Set<string>();
  readonly notices: Notification[] = [];
  /** What the shop said to a tab of changes of single lines that it refused for good. */
  readonly lineRefusals: string[] = [];
  /** Codes of the errors that calls of the shop ended with. */
  readonly refusals: string[] = [];
  /** What people came in or went out by. */
  readonly passed: string[] = [];
  /** How many are coming or going in this moment, and how many ever did. */
  coming = 0;
  comings = 0;
  /** Collections that something was ever kept in. */
  readonly collections = new Set<string>();
  /** What was ever put into a cart, by the id of the customer who did it; of guests by 0. */
  readonly #wanted = new Map<number, Set<string>>();
  readonly past: Past = { hasForgotten: false, hasLost: false, isAlone: true, hasLeft: false };
  readonly #hub: TabHub;
  #ids: Ids;
  #offset = 0;
  #opened = 0;

  constructor(private readonly parts: BrowserParts) {
    const { who, seed, clock, backEnd, faults } = parts;
    this.who = who;
    this.#ids = createSeededIds(`faults ${seed} ${who}`);
    this.storage = createFaultyStorage({ inner: this.#medium(), clock });
    this.#hub = createTabHub({ clock, latencyMs: 5 });
    this.http = createFaultyHttp(refuseAddress(traced(backEnd.http, 'platform', clock)), {
      clock,
      ids: { random: () => this.#ids.random() },
      plan: {
        ...faults,
        delayMs: [10, 4000],
        // Finding things is not what can be lost or doubled: a journey that ends in the catalogue shows nothing.
        applies: ({ url }) => !url.startsWith('/api/catalog'),
        allows: (fault, request) => this.#allows(fault, request),
      },
    });
  }

  /** From now on the network does what this chance says. */
  roll(chance: number): void {
    this.#ids = createSeededIds(chance);
  }

  /** The shopper sets their clock. */
  setClock(byMs: number): void {
    this.#offset += byMs;
  }

  /** Somebody puts these into their cart. */
  wanted(user: User | null, skus: readonly string[]): void {
    const kept = this.wantedBy(user?.id ?? 0);
    this.#wanted.set(user?.id ?? 0, new Set([...kept, ...skus]));
  }

  /** What a customer ever put into the cart here; 0 is any guest. */
  wantedBy(id: number): ReadonlySet<string> {
    return this.#wanted.get(id) ?? new Set();
  }

  get now(): number {
    return this.parts.clock.now() + this.#offset;
  }

  /** Opens the shop at an address that may bring something; `start` is what has to be waited for. */
  openTab(arrival: Arrival = {}): { readonly tab: Tab; readonly start: Promise<void> } {
    const { seed, clock, backEnd, config } = this.parts;
    this.#opened += 1;
    if (this.past.hasForgotten) this.past.hasLost = true;
    const name = `shopper ${this.who + 1} tab ${this.#opened}`;
    let alive = true;
    const watched = watchRequests(this.http, {
      backEnd,
      name,
      user: () => tab.user(),
      cart: () => tab.shop.cart.snapshot.cartServerToken,
      cartOwner: () => ownerOf(tab.shop.cart.snapshot),
      onOrder: (order) => this.sent.push(order),
      onLineRefused: (message) => alive && this.lineRefusals.push(message),
    });
    const tabs = tracedTabs(this.#hub.open(), name, clock);
    const own: Clock = { now: () => this.now, schedule: (callback, ms) => clock.schedule(callback, ms) };
    const shop = createShop({
      config,
      arrival,
      adapters: {
        ...mortal(traced(watched, name, clock), this.storage, () => alive),
        clock: own,
        network: this.network,
        tabs,
        telemetry: this.telemetry,
        ids: createSeededIds(`${name} ${seed}`),
      },
    });
    const state = { user: null as ReturnType<Tab['user']> }; // sound: a guest is signed in nowhere
    shop.user$.subscribe((user) => {
      if (state.user !== null && state.user.id !== user?.id) this.past.hasLeft = true;
      state.user = user;
    });
    collectNotices(shop, this.notices, () => alive);
    const tab: Tab = {
      name,
      shop,
      user: () => state.user,
      isAlive: () => alive,
      kill: () => {
        alive = false;
        tabs.close();
        shop.dispose();
      },
    };
    return { tab, start: shop.start() };
  }

  close(): void {
    for (const tab of this.tabs) tab.kill();
    this.network.close();
  }

  /** What the browser keeps things on; it records which orders are written down as cancelled. */
  #medium(): Storage {
    const storage = createMemoryStorage();
    return {
      ...{ get: storage.get.bind(storage), remove: storage.remove.bind(storage), keys: storage.keys.bind(storage) },
      ...{ clear: storage.clear.bind(storage), usage: storage.usage.bind(storage), close: storage.close.bind(storage) },
      recreate: storage.recreate.bind(storage),
      set: (collection, key, value) => {
        const isEnd = typeof value === 'object' && value !== null && 'state' in value && value.state === 'canceled';
        this.collections.add(collection);
        if (collection === 'orders' && isEnd) this.canceled.add(key);
        return storage.set(collection, key, value);
      },
    };
  }

  /** No shop says of an order that it has, or is about to have, that there is something wrong with it. */
  #allows(fault: HttpFault, request: HttpRequest): boolean {
    const isOrder = request.url.startsWith('/api/order?');
    const isRefusal = fault === 'order-invalid' || fault === 'order-sold-out';
    if (!isOrder) return !isRefusal;
    if (fault === 'status-400') return false;
    if (!isRefusal) return true;
    const { order_id } = JSON.parse(typeof request.body === 'string' ? request.body : '{}') as SentOrder; // sound: it is what core sent
    return !this.sent.some((order) => order.order_id === order_id);
  }
}

/** The id of the customer whose a page takes its cart to be, which it shows to nobody. */
function ownerOf(cart: CartState): string {
  return 'owner' in cart && typeof cart.owner === 'string' ? cart.owner : '';
}
