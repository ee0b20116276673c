import type { EstimateAddress, Order } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import { exchangePromotions, type ExchangeTerms } from '../../../../core/orders/rules/exchange-order';
import { isVirtualCart, paymentDiscountOf } from '../../../../core/totals';
import { type CartService, cardsOnCart, cartOffers, shippingRequestOf, type ShippingOffers } from '../../selling';
import {
  type CatalogueReader,
  bonusesFor,
  placeOfBuyer,
  type PaymentOffers,
  priceCart,
  type PricedCart,
  type TotalsRequest,
  type Chosen,
} from '../../catalogue';
import { ApiError, inTurn, type Settings, type ShopperView } from '../../foundation';
import type { ShippingRequest } from '../../ports/selling/carrier';
import { placesSending } from '../lines/choose-places';
import type { StoredCart, StoredLine } from '../../ports/selling/carts';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import { invalidOrder, methodsOf, mustFitQuantities, type OrderedMethods, type ReadyOrder } from './ready-order';

type Db = Repositories;

export interface Ordered {
  readonly cart: StoredCart;
  readonly customer: Customer | undefined;
  readonly store: ShopperView;
  /** Promotion codes of an edited order, whose coupon also still applies. Default: active promotions. */
  readonly keptPromotions?: readonly string[];
  /** Terms of an order that replaces items of another one; no exclusive promotion may undo them. */
  readonly exchange?: ExchangeTerms | undefined;
  /** Moment when an edited order was placed, whose tax rates it keeps. */
  readonly placedAt?: number | undefined;
  /** Overrides current prices with those of an edited order. */
  readonly reprice?: ((priced: PricedCart) => PricedCart) | undefined;
}

export interface OrderCost {
  readonly priced: PricedCart;
  readonly methods: OrderedMethods;
  readonly offered: Awaited<ReturnType<ShippingOffers['of']>>;
  readonly request: TotalsRequest;
  /** Undefined if all goods ship from the default location. */
  readonly places: ReadyOrder['places'];
}

export interface OrderOffers {
  readonly isVirtual: boolean;
  readonly shipping: OrderCost['offered'];
  readonly payment: Awaited<ReturnType<PaymentOffers['of']>>;
}

export class OrderCosts {
  constructor(
    private readonly services: {
      readonly cartService: CartService;
      readonly paymentOffers: PaymentOffers;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
      readonly shippingOffers: ShippingOffers;
    },
  ) {}

  async isVirtual(db: Db, { products, store_code }: Order): Promise<boolean> {
    const { cartService, settings } = this.services;
    const store = settings.stores.find(({ storeCode }) => storeCode === store_code);
    if (store === undefined) return false;
    try {
      const chosen = await inTurn(products, (product) => cartService.choose(db, store, product));
      return isVirtualCart(chosen.map(({ product }) => product));
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  async of(
    db: Db,
    order: Order,
    { cart, customer, store, exchange, keptPromotions: kept, placedAt, reprice }: Ordered,
  ): Promise<OrderCost> {
    const { paymentOffers, reader, shippingOffers } = this.services;
    const today = await this.price(db, order, store, placedAt);
    const priced = reprice?.(today) ?? today;
    mustFitQuantities(priced);
    const commerce = await reader.commerce(db);
    const shipped = { token: order.cart_id, priced, store, address: placeOf(order) };
    const offered = await shippingOffers.of(db, commerce, shipped);
    const methods = await methodsOf(
      db,
      order,
      { store, priced, methods: offered, customerId: customer?.id },
      paymentOffers,
    );
    const bonuses = bonusesFor(cart, customer, store, commerce.bonuses);
    const paymentDiscount = paymentDiscountOf(methods.payment);
    const moment = { currency: store.i18n.currencyCode, now: this.services.settings.clock.now() };
    const buying = { priced, store, customer, now: moment.now, code: cart.coupon, kept };
    const { promotions: offers, coupon } = await cartOffers(db, buying, reader);
    const promotions = exchange
      ? [...offers.filter(({ exclusive }) => exclusive !== true), ...exchangePromotions(exchange)]
      : offers;
    const giftCards = cart.hasGiftCards ? await cardsOnCart(db, cart, moment) : [];
    const { shipping } = methods;
    const discounts = { promotions, coupon, bonuses, giftCards, paymentDiscount };
    const request: TotalsRequest = { priced, store, shipping, ...discounts };
    const { country_id: country } = shipped.address;
    const places = placesSending(commerce.places, { store: store.storeCode, country });
    return { priced, methods, offered, request, places };
  }

  /** Returns the methods that an order may have, by its goods and address. */
  async offers(db: Db, order: Order, { store, customer }: Pick<Ordered, 'customer' | 'store'>): Promise<OrderOffers> {
    const { paymentOffers, reader, shippingOffers } = this.services;
    const priced = await this.price(db, order, store);
    const shipped = { token: order.cart_id, priced, store, address: placeOf(order) };
    return {
      isVirtual: priced.isVirtual,
      shipping: await shippingOffers.of(db, await reader.commerce(db), shipped),
      payment: await paymentOffers.of(db, store, { priced, customerId: customer?.id }),
    };
  }

  /**
   * Client prices are only compared later, never used.
   * @param taxedAt moment of the tax rates; default: now
   */
  async price(db: Db, order: Order, store: ShopperView, taxedAt?: number): Promise<PricedCart> {
    const { cartService } = this.services;
    const lines = await inTurn(order.products, async (product, index): Promise<StoredLine> => {
      const chosen = await chooseProduct(db, cartService, store, { product, index });
      return {
        itemId: index + 1,
        sku: chosen.product.sku,
        parentSku: chosen.parent?.sku,
        qty: product.qty,
        choice: chosen.choice,
      };
    });
    const { shipping_method_code: method } = order.addressInformation;
    return priceCart(db, lines, store, placeOf(order), { ...this.services, taxedAt, method });
  }
}

export function placeOf({ addressInformation }: Order): EstimateAddress {
  return placeOfBuyer(addressInformation);
}

export function requestOf(order: Order, priced: PricedCart, store: StoreView): ShippingRequest | undefined {
  return shippingRequestOf(priced, store, placeOf(order));
}

/** @throws ApiError 400 naming the missing choice */
async function chooseProduct(
  db: Db,
  cartService: CartService,
  store: StoreView,
  { product, index }: { readonly product: Order['products'][number]; readonly index: number },
): Promise<Chosen> {
  try {
    return await cartService.choose(db, store, product);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = error.meta?.errors ?? [];
    throw invalidOrder(
      errors.map(({ field, message }) => ({
        field: `products.${index}.${field}`,
        message: `products.${index}.${message}`,
      })),
    );
  }
}
