import { distinctUntilChanged, filter, map, pairwise, skip, startWith, withLatestFrom } from 'rxjs';
import {
  ACCOUNT_REACTIONS,
  ACCOUNT_STORE,
  ACCOUNTS,
  AccountsService,
  AccountStore,
  LINK_SIGN_IN,
  LinkSignIn,
  ownMethods,
  SIGN_IN_FORM,
  SIGN_IN_SERVICE,
  ACCOUNT_SESSIONS,
  SignInForm,
  SignInService,
  AccountSessions,
  TOKEN_REFRESHER,
  TokenRefresher,
  type AccountReactions,
} from './accounts';
import { forgetDrafts } from './bloggers/forget-drafts';
import type { LazyCart } from './cart/lazy-cart';
import { isCheckingOut } from './checkout/active-checkout';
import type { CheckoutService } from './checkout';
import { CHECKOUT_COLLECTION } from './checkout/checkout';
import { typedName } from './checkout/typed-name';
import { CLOCK, CONFIG, type ShopContainer } from './di';
import { isHiddenPage } from './routing/hidden-page';
import type { LazyList } from './lists';
import { forgetOrders } from './orders/forget-orders';
import { NOTICES, type NoticesArea } from './notices/notices';
import type { Storage, Tabs, Telemetry } from './ports';
import type { PromoArea } from './promo-mode';
import { ROUTING, type RoutingArea } from './routing/routing';
import { GATEWAY } from './sync';
import { SESSION, type Session } from './sync/session';
import type { SyncArea } from './sync/sync';
import type { UiArea } from './ui-state';

type PersonalList = Pick<LazyList, 'clear' | 'leave'>;

export interface Personal {
  readonly telemetry: Telemetry;
  readonly cart: LazyCart;
  readonly wishlist: PersonalList;
  readonly compare: PersonalList;
  readonly recentlyViewed: PersonalList;
  readonly promo: PromoArea;
  readonly sync: SyncArea;
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly ui: UiArea;
  readonly sizes: { forget(): Promise<void> };
  readonly checkout: () => CheckoutService | undefined;
  readonly openCheckout: () => Promise<CheckoutService>;
  readonly routing: Pick<RoutingArea, 'page'>;
  readonly orders: () => { leave(userId: string): Promise<void> } | undefined;
}

function accountReactions(shop: Personal, checksOut: () => Promise<boolean>): AccountReactions {
  const { cart, wishlist, compare, recentlyViewed, promo, sync, sizes, storage, tabs, telemetry, checkout } = shop;
  const { orders, ui } = shop;
  const forget = (userId: string): Promise<unknown> =>
    Promise.all([
      sync.clearUntransmitted(),
      wishlist.clear(),
      compare.clear(),
      recentlyViewed.clear(),
      sizes.forget(),
      orders()?.leave(userId) ?? forgetOrders({ storage, tabs, telemetry }, userId),
    ]);
  return {
    wanted: (contact, reason) => ui.openSignIn({ contact, ...(reason && { reason }) }),
    linkOpened: (contact, code) => ui.openSignIn({ view: 'link', contact, code }),
    isAsking: () => ui.snapshot.authElem !== null,
    finished: () => ui.closeSignIn(),
    welcomed: ({ roles }) => {
      if (roles.includes('blogger')) ui.open('sidebar');
    },
    named: () => telemetry.event('CompleteRegistration', {}),
    // Merges carts while browsing; in checkout the displayed cart stays.
    entered: async () => {
      try {
        await cart.claim((await checksOut()) ? 'keep' : 'merge');
      } catch (error) {
        telemetry.error(error, { reaction: 'signed-in' });
      }
    },
    typedName: () => typedName({ storage, telemetry }),
    left: async (userId, isLost) => {
      const drafts = isLost === true ? undefined : forgetDrafts(storage, userId);
      const details = checkout()?.clear() ?? storage.clear(CHECKOUT_COLLECTION);
      await Promise.all([
        forget(userId),
        cart.leave({ userId, why: isLost === true ? 'lost' : 'signed-out' }),
        details,
        drafts,
      ]);
    },
    checksOut: async () => shop.routing.page?.name === 'checkout' || (await checksOut()),
    lost: async (userId) => {
      const held = shop.openCheckout().then((area) => area.hold(userId));
      await Promise.all([forget(userId), cart.leave({ userId, why: 'lost-in-checkout' }), held]);
      // Not awaited: the calling request may itself wait for this.
      cart.sync().catch((error: unknown) => telemetry.error(error, { reaction: 'session-lost' }));
    },
    dismissed: async () => {
      ui.close('sidebar');
      await promo.turnOff();
    },
    switched: () => promo.turnOff(),
  };
}

/** Clears checkout, cart, lists and orders after a sign-out in another tab, so that the next user does not inherit them. */
function followDepartures(
  { user$ }: AccountsService,
  { cart, checkout, orders, sizes, telemetry, routing, wishlist, compare, recentlyViewed }: Personal,
  { isHere, lostUser }: { readonly isHere: () => boolean; readonly lostUser: () => string },
): void {
  // Session expired rather than signed out: typed details stay.
  const leave = (area: CheckoutService, userId: string): Promise<void> => {
    const checksOut = routing.page?.name === 'checkout' || area.isActive();
    return checksOut && lostUser() === userId ? area.hold(userId) : area.clear();
  };
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
    sizes.forget().catch(report);
    for (const list of [wishlist, compare, recentlyViewed]) list.leave().catch(report);
    const opened = checkout();
    if (opened !== undefined) leave(opened, String(before)).catch(report);
    orders()?.leave(String(before)).catch(report);
  });
}

/** Details kept after a session loss are restored only to their owner, in any tab. */
function followArrivals({ user$ }: AccountsService, { checkout, telemetry }: Personal): void {
  user$.pipe(filter((user) => user !== null)).subscribe(({ id }) => {
    checkout()
      ?.welcome(String(id))
      .catch((error: unknown) => telemetry.error(error, { reaction: 'signed-in' }));
  });
}

function dropLossNotices({ user$ }: AccountsService, notices: NoticesArea): void {
  const arrivals$ = user$.pipe(filter((user) => user !== null));
  arrivals$.pipe(withLatestFrom(notices.notifications$)).subscribe(([, shown]) => {
    for (const { id, code } of shown) if (code === 'session-over' || code === 'session-ended') notices.remove(id);
  });
}

/** With group prices the current page reloads for the new user. */
function followGroups({ user$ }: AccountsService, routing: RoutingArea, telemetry: Telemetry): void {
  const groups$ = user$.pipe(
    map((user) => user?.group_id),
    distinctUntilChanged(),
    skip(1),
    filter(() => routing.page !== null),
  );
  groups$.subscribe(() => {
    routing.reload().catch((error: unknown) => telemetry.error(error, { reaction: 'group-prices' }));
  });
}

/** Hidden pages exist for staff only and are not server-rendered, so render again when permissions change. */
function followSight(
  { user$ }: AccountsService,
  { routing, session }: { readonly routing: RoutingArea; readonly session: Session },
  telemetry: Telemetry,
): void {
  const sights$ = user$.pipe(
    map(() => session.seesHidden),
    startWith(false),
    distinctUntilChanged(),
    skip(1),
    filter(() => routing.page?.name === 'page-not-found' || isHiddenPage(routing.page)),
  );
  sights$.subscribe(() => {
    routing.reload().catch((error: unknown) => telemetry.error(error, { reaction: 'hidden-content' }));
  });
}

export type OpenAccounts = AccountsService & ReturnType<typeof ownMethods>;

/** Lazy loaded on sign-in; keeps area reactions out of the initial bundle. */
export async function openPeople(
  shop: ShopContainer,
  personal: Personal,
): Promise<{ readonly accounts: OpenAccounts; readonly refresher: TokenRefresher }> {
  const facts = { storage: personal.storage, clock: shop.get(CLOCK), activeMs: shop.get(CONFIG).checkout.activeMs };
  const reactions = accountReactions(personal, () => isCheckingOut(personal.checkout(), facts));
  let leavesHere = false;
  const left: AccountReactions['left'] = (userId, isLost) => {
    leavesHere = true;
    return reactions.left(userId, isLost);
  };
  const lost: AccountReactions['lost'] = (userId) => {
    leavesHere = true;
    return reactions.lost(userId);
  };
  shop.value(ACCOUNT_REACTIONS, { ...reactions, left, lost });
  shop.service(ACCOUNT_STORE, AccountStore);
  shop.service(TOKEN_REFRESHER, TokenRefresher);
  shop.service(SIGN_IN_FORM, SignInForm);
  shop.service(ACCOUNT_SESSIONS, AccountSessions);
  shop.service(SIGN_IN_SERVICE, SignInService);
  shop.service(LINK_SIGN_IN, LinkSignIn);
  shop.service(ACCOUNTS, AccountsService);
  const own = ownMethods(shop.get(GATEWAY), shop.get(ACCOUNT_STORE));
  const accounts = Object.assign(shop.get(ACCOUNTS), own);
  const isHere = (): boolean => {
    const wasHere = leavesHere;
    leavesHere = false;
    return wasHere;
  };
  followDepartures(accounts, personal, { isHere, lostUser: () => shop.get(ACCOUNT_STORE).lostUser });
  followArrivals(accounts, personal);
  dropLossNotices(accounts, shop.get(NOTICES));
  followSight(accounts, { routing: shop.get(ROUTING), session: shop.get(SESSION) }, personal.telemetry);
  if (shop.get(CONFIG).products.userGroupPrices) followGroups(accounts, shop.get(ROUTING), personal.telemetry);
  const signIn = shop.get(SIGN_IN_SERVICE);
  const openings$ = personal.ui.state$.pipe(
    map(({ authElem }) => authElem),
    distinctUntilChanged(),
    filter((authElem) => authElem !== null),
  );
  // Ends with the flags, which the shop closes.
  openings$.subscribe(({ contact }) => signIn.restart(contact));
  await accounts.load();
  await personal.cart.adopt();
  return { accounts, refresher: shop.get(TOKEN_REFRESHER) };
}
