import { distinctUntilChanged, filter, map, pairwise } from 'rxjs';
import {
  ACCOUNT_REACTIONS,
  ACCOUNT_STORE,
  ACCOUNTS,
  AccountsService,
  AccountStore,
  SIGN_IN_SERVICE,
  SignInService,
  TOKEN_REFRESHER,
  TokenRefresher,
  type AccountReactions,
} from './accounts';
import type { CartDoor } from './cart/cart-door';
import { CHECKOUT_COLLECTION } from './checkout/checkout';
import type { ShopContainer } from './di';
import type { ProductList } from './lists';
import type { Storage, Telemetry } from './ports';
import type { PromoArea } from './promo';
import type { SyncArea } from './sync/sync';

/** What signing in and out reaches besides the account. */
export interface Personal {
  readonly telemetry: Telemetry;
  readonly cart: CartDoor;
  readonly wishlist: ProductList;
  readonly compare: ProductList;
  readonly promo: PromoArea;
  readonly sync: SyncArea;
  readonly storage: Storage;
  /** Checkout if it is loaded. */
  readonly checkout: () => { isActive(): boolean; clear(): Promise<void> } | undefined;
}

/** What the shop does when somebody signs in or out (A §4.1, §4.3). */
function accountReactions(shop: Personal): AccountReactions {
  const { cart, wishlist, compare, promo, sync, storage, telemetry, checkout } = shop;
  return {
    // While browsing carts are joined; in checkout what the shopper sees stays.
    entered: () =>
      cart
        .claim(checkout()?.isActive() === true ? 'keep' : 'merge')
        .catch((error: unknown) => telemetry.error(error, { reaction: 'signed-in' })),
    // What was viewed on this device stays.
    left: async () => {
      await Promise.all([
        sync.clearUntransmitted(),
        cart.leave(),
        wishlist.clear(),
        compare.clear(),
        promo.turnOff(),
        checkout()?.clear() ?? storage.clear(CHECKOUT_COLLECTION),
      ]);
    },
    switched: () => promo.turnOff(),
  };
}

/**
 * Whoever has left in another tab leaves nothing in the checkout and the cart that are open here: the next one would order with their
 * address, and have their lines. That tab may be in another store, and has emptied the cart of that one only.
 */
function followDepartures(
  { user$ }: AccountsService,
  { cart, checkout, telemetry }: Personal,
  isHere: () => boolean,
): void {
  const departures$ = user$.pipe(
    map((user) => user?.id),
    distinctUntilChanged(),
    pairwise(),
    filter(([before]) => before !== undefined && !isHere()),
  );
  departures$.subscribe(([before]) => {
    const report = (error: unknown): void => telemetry.error(error, { reaction: 'signed-out' });
    cart
      .open()
      .then((opened) => opened.leaveOf(String(before)))
      .catch(report);
    checkout()?.clear().catch(report);
  });
}

/**
 * Binds the code of accounts, and reads who was signed in. It is loaded when somebody signs in, or was. What signing in and out
 * means to other areas stands here and not in reactions.ts, which every first page loads.
 */
export async function openPeople(
  shop: ShopContainer,
  personal: Personal,
): Promise<{ readonly accounts: AccountsService; readonly refresher: TokenRefresher }> {
  const reactions = accountReactions(personal);
  let leavesHere = false;
  const left = (): Promise<void> => {
    leavesHere = true;
    return reactions.left();
  };
  shop.value(ACCOUNT_REACTIONS, { ...reactions, left });
  shop.service(ACCOUNT_STORE, AccountStore);
  shop.service(TOKEN_REFRESHER, TokenRefresher);
  shop.service(SIGN_IN_SERVICE, SignInService);
  shop.service(ACCOUNTS, AccountsService);
  const accounts = shop.get(ACCOUNTS);
  followDepartures(accounts, personal, () => {
    const wasHere = leavesHere;
    leavesHere = false;
    return wasHere;
  });
  await accounts.load();
  await personal.cart.adopt();
  return { accounts, refresher: shop.get(TOKEN_REFRESHER) };
}
