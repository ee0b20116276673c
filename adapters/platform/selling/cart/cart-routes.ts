import type { AddressInformation, CartTotals, ClientCartItem, FieldError } from '../../../../core/contract';
import * as contract from '../../../../core/contract/selling/cart';
import { createCart } from '../../../../core/contract/selling/create-cart';
import * as discounts from '../../../../core/contract/selling/cart-discounts';
import { GIFT_CARD_REFUSALS } from '../../../../core/contract/selling/gift-card-refusals';
import type { DeliveryDates } from '../delivery/delivery-dates';
import {
  ApiError,
  extraFaults,
  refuseExtras,
  unauthorized,
  type Caller,
  type Route,
  type SessionHold,
  route,
  WithMeta,
  type Settings,
} from '../../foundation';
import type { StoreView } from '../../../../core/store-views';
import type { Repositories, Database } from '../../ports/database';
import type { CartCards } from './cart-cards';
import type { CartClaims } from './cart-claims';
import { isCartChanged } from './cart-errors';
import type { CartCosts } from './cart-costs';
import type { CartDiscounts } from './cart-discounts';
import {
  type PriceGroups,
  type CatalogueReader,
  placeOfBuyer,
  shippingMethodsTo,
  type PricedCart,
} from '../../catalogue';
import type { SharedCarts } from './shared-carts';
import type { CartIntent, CartQuotes } from './cart-quotes';
import type { NamedCart, OpenCart, CartService } from './cart-service';

interface Services {
  readonly cartCards: CartCards;
  readonly cartClaims: CartClaims;
  readonly cartCosts: CartCosts;
  readonly cartDiscounts: CartDiscounts;
  readonly cartQuotes: CartQuotes;
  readonly cartService: CartService;
  readonly database: Database;
  readonly deliveryDates: DeliveryDates;
  readonly groups: PriceGroups;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
  readonly sessions: SessionHold;
  readonly sharedCarts: SharedCarts;
}

interface CartCall {
  readonly query: { readonly cartId: string };
  readonly url: URL;
  readonly caller: Caller;
  readonly address: string | undefined;
}

interface Priced {
  readonly totals: CartTotals;
  readonly revision: number;
}

interface Changed<T> {
  readonly result: T;
  readonly open: OpenCart;
  readonly priced?: PricedCart;
}

interface CartCalls {
  readonly found: (db: Repositories, call: CartCall) => Promise<OpenCart>;
  readonly open: (db: Repositories, call: CartCall) => Promise<OpenCart>;
  readonly begin: (db: Repositories, call: CartCall, change: Parameters<CartService['begin']>[2]) => Promise<OpenCart>;
  readonly prepare: (call: CartCall, intent?: CartIntent) => Promise<void>;
  readonly change: <T>(call: CartCall, work: (db: Repositories) => Promise<Changed<T>>) => Promise<WithMeta<T, Priced>>;
}

export function cartRoutes(services: Services): readonly Route[] {
  return [
    createRoute(services),
    ...lineRoutes(services, callsOf(services)),
    ...costRoutes(services, callsOf(services)),
    ...discountRoutes(services, callsOf(services)),
    ...giftCardRoutes(services, callsOf(services)),
  ];
}

function callsOf({ cartService, cartCosts, cartQuotes, database }: Services): CartCalls {
  const named = ({ query, url, caller }: CartCall): NamedCart => ({
    token: query.cartId,
    storeCode: url.searchParams.get('storeCode'),
    caller,
  });
  const found = (db: Repositories, call: CartCall) => cartService.find(db, named(call));
  const prepare: CartCalls['prepare'] = (call, intent) => cartQuotes.prepare(named(call), intent, call.address);
  return {
    found,
    prepare,
    open: (db, call) => cartService.open(db, named(call)),
    begin: (db, call, change) => cartService.begin(db, named(call), change),
    change: async (call, work) => {
      const changed = await database.write(async (db) => {
        const { result, open, priced } = await work(db);
        const totals = cartQuotes.isNeeded ? undefined : await cartCosts.totals(db, open, {}, priced);
        return { result, totals, revision: open.cart.revision };
      });
      const { result, revision } = changed;
      if (changed.totals !== undefined) return new WithMeta(result, { totals: changed.totals, revision });
      await prepare(call);
      // A concurrent change makes this revision stale, so the next request conflicts and the client reloads.
      const totals = await database.read(async (db) => cartCosts.totals(db, await found(db, call)));
      return new WithMeta(result, { totals, revision });
    },
  };
}

function createRoute(services: Services): Route {
  const { cartClaims, database, sessions } = services;
  return route(createCart, async ({ store, caller, query, body }) => {
    // An invalid token must be refreshed, or omitted to act as a guest.
    if (caller.kind === 'refused') throw unauthorized();
    if (caller.kind === 'guest') {
      const begun = body === undefined ? undefined : await createWith(services, body.cartItem, store);
      return begun ?? new WithMeta(await cartClaims.begin(database, store), { revision: 0 });
    }
    return database.write(async (db) => {
      // The owner of the address may have taken over the account meanwhile, and the former holder knows the cart's token.
      await sessions.hold(db, caller);
      const { token, joined, waiting, ordered } = await cartClaims.claim(db, caller.customer.id, store, query);
      const revision = (await db.carts.find(token))?.revision ?? 0;
      return new WithMeta(token, { revision, joined, waiting, ...(ordered.length > 0 && { ordered }) });
    });
  });
}

async function createWith(services: Services, cartItem: ClientCartItem, store: StoreView) {
  const { cartClaims, cartCosts, cartQuotes, cartService, database } = services;
  try {
    return await database.write(async (db) => {
      const token = await cartClaims.create(db, store);
      const empty = await cartService.begin(db, { token }, { known: 0, adds: true });
      const { item, open, priced } = await cartService.update(db, empty, cartItem);
      // Carrier quotes are unavailable inside a unit of work; the client then requests totals.
      const totals = cartQuotes.isNeeded ? undefined : await cartCosts.totals(db, open, {}, priced);
      return new WithMeta(token, { revision: open.cart.revision, item, ...(totals && { totals }) });
    });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

function lineRoutes(services: Services, { begin, change, found, open }: CartCalls): readonly Route[] {
  const { cartService, database, groups, settings, sharedCarts } = services;
  return [
    route(contract.shareCart, (call) =>
      database.write(async (db) => ({ code: await sharedCarts.share(db, await open(db, call)) })),
    ),
    route(contract.getCart, ({ query, store, caller }) =>
      database.read((db) => sharedCarts.find(db, query.code, groups.view(store, caller))),
    ),
    route(contract.pullCart, (call) =>
      database.write(async (db) => {
        const cart = await open(db, call);
        return new WithMeta(await cartService.items(db, cart), { revision: cart.cart.revision });
      }),
    ),
    route(contract.updateCart, (call) =>
      change(call, async (db) => {
        const { cartItem, revision } = call.body;
        const open = await begin(db, call, { known: revision, adds: cartItem.item_id === undefined });
        const { item, ...updated } = await cartService.update(db, open, cartItem);
        return { result: item, ...updated };
      }),
    ),
    route(contract.deleteFromCart, (call) =>
      change(call, async (db) => {
        const { cartItem, revision } = call.body;
        const cart = await begin(db, call, { known: revision });
        return { result: true, open: await cartService.remove(db, cart, cartItem) };
      }),
    ),
    route(contract.closeCart, (call) =>
      database.write(async (db) => {
        await db.carts.end((await found(db, call)).cart.token, 'closed', settings.clock.now());
        return true;
      }),
    ),
  ];
}

function costRoutes(
  { cartCosts, database, deliveryDates, reader }: Services,
  { found, open, prepare }: CartCalls,
): readonly Route[] {
  return [
    route(contract.cartTotalsOf, async (call) => {
      await prepare(call);
      return database.read(async (db) => cartCosts.totals(db, await found(db, call)));
    }),
    route(contract.collectTotals, async (call) => {
      const { shippingMethodCode: method, shippingCarrierCode: carrier, paymentMethod } = call.body.methods;
      const shipping = method ? { method, carrier } : undefined;
      const inputs = { shipping, payment: paymentMethod?.method };
      await prepare(call, { inputs });
      return database.read(async (db) => cartCosts.totals(db, await found(db, call), inputs));
    }),
    route(contract.paymentMethods, (call) =>
      database.read(async (db) => cartCosts.paymentMethods(db, await found(db, call))),
    ),
    route(contract.shippingMethods, async (call) => {
      const { address, revision } = call.body;
      refuseExtras(extraFaults('address', address, contract.estimateAddress.shape));
      await prepare(call, { address, showsMethods: true });
      return database.write(async (db) => {
        const { methods, cart } = await cartCosts.estimateShipping(db, await found(db, call), address, revision);
        return new WithMeta(methods, { revision: cart.revision });
      });
    }),
    route(contract.allShippingMethods, ({ store, query }) =>
      database.read(async (db) => {
        await reader.refresh(db);
        const commerce = await reader.commerce(db);
        const place = { store, country: query.country };
        return deliveryDates.dated(shippingMethodsTo(commerce, place), commerce, place);
      }),
    ),
    route(contract.shippingInformation, async (call) => {
      const { addressInformation, revision } = call.body;
      refuseExtras(...informationFaults(addressInformation));
      const { shippingAddress } = addressInformation;
      const address = shippingAddress && placeOfBuyer({ ...addressInformation, shippingAddress });
      await prepare(call, { address, showsMethods: true, wanted: addressInformation });
      return unlessChanged(revision, () =>
        database.write(
          async (db) => cartCosts.inform(db, await open(db, call), addressInformation, revision),
          'one-change',
        ),
      );
    }),
  ];
}

const MAX_TRIES = 5;

/** Retries a cart change that another one has overtaken, unless the caller named a revision. */
async function unlessChanged<T>(known: number | undefined, change: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      if (known !== undefined || tries === MAX_TRIES || !isCartChanged(error)) throw error;
    }
  }
}

function informationFaults(information: AddressInformation): readonly (readonly FieldError[])[] {
  const { shippingAddress, billingAddress } = information;
  const field = 'addressInformation';
  return [
    extraFaults(field, information, contract.addressInformation.shape),
    extraFaults(`${field}.shippingAddress`, shippingAddress, contract.orderAddress.shape),
    extraFaults(`${field}.billingAddress`, billingAddress, contract.orderAddress.shape),
  ];
}

function discountRoutes({ cartDiscounts, database }: Services, { change, found, open }: CartCalls): readonly Route[] {
  return [
    route(discounts.getCoupon, (call) => database.read(async (db) => (await found(db, call)).cart.coupon ?? null)),
    route(discounts.applyCoupon, (call) =>
      change(call, async (db) => {
        const { coupon, revision } = call.query;
        return { result: true, open: await cartDiscounts.setCoupon(db, await open(db, call), coupon, revision) };
      }),
    ),
    route(discounts.deleteCoupon, (call) =>
      change(call, async (db) => {
        const { revision } = call.query;
        return { result: true, open: await cartDiscounts.setCoupon(db, await open(db, call), null, revision) };
      }),
    ),
    route(discounts.spendBonuses, (call) =>
      change(call, async (db) => {
        const input = { spends: true, known: call.query.revision };
        return { result: true, open: await cartDiscounts.spendBonuses(db, await open(db, call), call.caller, input) };
      }),
    ),
    route(discounts.skipBonuses, (call) =>
      change(call, async (db) => {
        const cart = await open(db, call);
        const input = { spends: false, known: call.query.revision };
        if (call.caller.kind !== 'user') return { result: true, open: cart };
        return { result: true, open: await cartDiscounts.spendBonuses(db, cart, call.caller, input) };
      }),
    ),
  ];
}

function giftCardRoutes({ cartCards }: Services, { change, open }: CartCalls): readonly Route[] {
  return [
    route(discounts.applyGiftCard, async (call) => {
      await cartCards.try(call.query.cartId, call.address);
      try {
        return await change(call, async (db) => {
          const cart = await cartCards.put(db, await open(db, call), call.body.code, call.query.revision);
          return { result: true, open: cart };
        });
      } catch (error) {
        if (error instanceof ApiError && error.meta?.error === GIFT_CARD_REFUSALS.unknown.code)
          await cartCards.missed(call.address);
        throw error;
      }
    }),
    route(discounts.removeGiftCard, (call) =>
      change(call, async (db) => {
        const { body, query } = call;
        return { result: true, open: await cartCards.take(db, await open(db, call), body.id, query.revision) };
      }),
    ),
  ];
}
