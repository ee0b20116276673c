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
} from '../../core/shopper';
import type { OrderLife } from '../../core/orders/queue/order-life';
import { OrderLives } from '../fixtures/order-lives';
import type { BackEnd } from './back-end';
import { refuseAddress } from './refused-address';
import { collectNotices, mortal, type Tab, type Notified } from './tab';
import { traced, tracedTabs } from './trace';
import { watchRequests } from './wire';

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

/** Events that limit which invariants can be checked. */
interface Past {
  /** Storage lost data or failed to keep it. */
  hasForgotten: boolean;
  /** A page was opened after the loss, so in-memory state is gone too. */
  hasLost: boolean;
  /** False once another tab, another device or in-flight requests of a killed tab may have changed the cart. */
  isAlone: boolean;
  /** A user signed out or was replaced, which removes their finished orders from the device. */
  hasLeft: boolean;
}

export class Browser {
  readonly who: number;
  readonly network: FixedNetwork = createFixedNetwork();
  readonly storage: FaultyStorage;
  readonly http: FaultyHttp;
  readonly telemetry: MemoryTelemetry = createMemoryTelemetry();
  readonly tabs: Tab[] = [];
  readonly sent: SentOrder[] = [];
  readonly notified: Notified[] = [];
  readonly canceled = new Set<string>();
  readonly approved = new Set<string>();
  readonly notices: Notification[] = [];
  readonly lineRefusals: string[] = [];
  readonly refusals: string[] = [];
  readonly passed: string[] = [];
  coming = 0;
  comings = 0;
  readonly collections = new Set<string>();
  readonly lives = new OrderLives();
  /** SKUs ever added to a cart, by customer id; 0 for guests. */
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
        applies: ({ url }) => !url.startsWith('/api/catalog'),
        allows: (fault, request) => this.#allows(fault, request),
      },
    });
  }

  roll(chance: number): void {
    this.#ids = createSeededIds(chance);
  }

  setClock(byMs: number): void {
    this.#offset += byMs;
  }

  wanted(user: User | null, skus: readonly string[]): void {
    const kept = this.wantedBy(user?.id ?? 0);
    this.#wanted.set(user?.id ?? 0, new Set([...kept, ...skus]));
  }

  wantedBy(id: number): ReadonlySet<string> {
    return this.#wanted.get(id) ?? new Set();
  }

  get now(): number {
    return this.parts.clock.now() + this.#offset;
  }

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

  #medium(): Storage {
    const storage = createMemoryStorage();
    return {
      ...{ get: storage.get.bind(storage), keys: storage.keys.bind(storage) },
      ...{ clear: storage.clear.bind(storage), usage: storage.usage.bind(storage), close: storage.close.bind(storage) },
      recreate: storage.recreate.bind(storage),
      remove: (collection, key) => {
        if (collection === 'orders') this.lives.remove(key);
        return storage.remove(collection, key);
      },
      set: (collection, key, value) => {
        this.collections.add(collection);
        if (collection === 'orders' && isEnd(this.lives.write(key, value))) this.canceled.add(key);
        return storage.set(collection, key, value);
      },
    };
  }

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

function isEnd(life: OrderLife['kind'] | undefined): boolean {
  return life === 'returning' || life === 'cancelled';
}

function ownerOf(cart: CartState): string {
  return 'owner' in cart && typeof cart.owner === 'string' ? cart.owner : '';
}
