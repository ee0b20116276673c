import type { Http, Notification, OrderPlaced, OrderWaiting, Shop, Storage, User } from '../../core/shopper';

export interface Notified {
  readonly outcome: OrderPlaced | OrderWaiting;
  readonly shownTotal: number;
}

export interface Tab {
  readonly name: string;
  readonly shop: Shop;
  readonly user: () => User | null;
  readonly isAlive: () => boolean;
  kill(): void;
}

export function collectNotices(shop: Shop, into: Notification[], isAlive: () => boolean): void {
  const seen = new Set<string>();
  shop.notices.notifications$.subscribe((shown) => {
    for (const notice of shown) {
      if (seen.has(notice.id) || !isAlive()) continue;
      seen.add(notice.id);
      into.push(notice);
    }
  });
}

/** A shared promise would retain every waiter. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Wraps adapters of a killable process: afterwards requests never end and writes are dropped. */
export function mortal(http: Http, storage: Storage, isAlive: () => boolean): { http: Http; storage: Storage } {
  const guard = <A extends unknown[], T>(call: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      if (!isAlive()) return never();
      const result = await call(...args);
      return isAlive() ? result : never();
    };
  };
  return {
    http: { send: guard((request) => http.send(request)) },
    storage: {
      get: guard((collection, key) => storage.get(collection, key)),
      set: guard((collection, key, value) => storage.set(collection, key, value)),
      remove: guard((collection, key) => storage.remove(collection, key)),
      keys: guard((collection) => storage.keys(collection)),
      clear: guard((collection) => storage.clear(collection)),
      usage: guard((collection) => storage.usage(collection)),
      recreate: guard(() => storage.recreate()),
      close: () => Promise.resolve(),
    },
  };
}
