import type { Http, Notification, OrderPlaced, OrderWaiting, Shop, Storage, User } from '../../core';

/** An order that the shopper heard of, with what was on the screen when the button was pressed. */
export interface Told {
  readonly outcome: OrderPlaced | OrderWaiting;
  readonly shownTotal: number;
}

/** A shop in one tab. After `kill` nothing that it still does reaches the outside, as if its process were gone. */
export interface Tab {
  readonly name: string;
  readonly shop: Shop;
  /** Who the page says is signed in. */
  readonly user: () => User | null;
  readonly isAlive: () => boolean;
  kill(): void;
}

/** Every notice that a tab ever showed while it was there. */
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

/** A promise of its own each time: one for all would hold on to everybody who ever waited for it. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Adapters of a process that can be killed: afterwards its requests never end and its writes go nowhere. */
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
