import type { EstimateAddress, Order } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import { isVirtualCart, paymentDiscountOf } from '../../../../core/totals';
import type { CartService } from '../../selling/cart/cart-service';
import type { CatalogueReader } from '../../catalogue/reading/catalogue-reader';
import type { DeliveryDates } from '../../selling/delivery/delivery-dates';
import { ApiError } from '../../foundation/http/api-error';
import { inTurn } from '../../foundation/kernel/in-turn';
import type { ShippingRequest } from '../../ports/selling/carrier';
import type { StoredCart, StoredLine } from '../../ports/selling/carts';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import { cardsOnCart } from '../../selling/gift-cards/cards-on-cart';
import { bonusesFor } from '../../catalogue/pricing/bonus-rules';
import { findCoupon } from '../../catalogue/pricing/coupons';
import { estimateOf } from '../../catalogue/pricing/estimate-of';
import { shippingMethodsTo } from '../../catalogue/pricing/methods';
import type { PaymentOffers } from '../../catalogue/pricing/payment-offers';
import { priceCart, type PricedCart, type TotalsRequest } from '../../catalogue/pricing/priced-cart';
import type { Chosen } from '../../catalogue/pricing/resolve-choice';
import { shippingRequestOf } from '../../selling/quotes/shipping-request';
import type { ShippingQuotes } from '../../selling/quotes/shipping-quotes';
import type { Settings } from '../../foundation/settings/options';
import type { ShopperView } from '../../foundation/settings/price-group';
import { invalidOrder, methodsOf, mustFitQuantities, type OrderedMethods } from './ready-order';

type Db = Repositories;

export interface Ordered {
  readonly cart: StoredCart;
  readonly customer: Customer | undefined;
  readonly store: ShopperView;
}

interface OrderCost {
  readonly priced: PricedCart;
  readonly methods: OrderedMethods;
  readonly request: TotalsRequest;
}

export class OrderCosts {
  constructor(
    private readonly services: {
      readonly cartService: CartService;
      readonly deliveryDates: DeliveryDates;
      readonly paymentOffers: PaymentOffers;
      readonly reader: CatalogueReader;
      readonly settings: Settings;
      readonly shippingQuotes: ShippingQuotes;
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

  async of(db: Db, order: Order, { cart, customer, store }: Ordered): Promise<OrderCost> {
    const { deliveryDates, paymentOffers, reader, shippingQuotes } = this.services;
    const priced = await this.price(db, order, store);
    mustFitQuantities(priced);
    const commerce = await reader.commerce(db);
    const isQuoted = shippingQuotes.carriers.length > 0;
    const quoted = isQuoted ? await shippingQuotes.methods(db, order.cart_id, requestOf(order, priced, store)) : [];
    const place = { store, country: placeOf(order).country_id };
    const offered = await deliveryDates.dated([...shippingMethodsTo(commerce, place), ...quoted], commerce, place);
    const methods = await methodsOf(
      db,
      order,
      { store, priced, methods: offered, customerId: customer?.id },
      paymentOffers,
    );
    const coupon = cart.coupon === undefined ? undefined : await findCoupon(db, cart.coupon, store, commerce.rates);
    const bonuses = bonusesFor(cart, customer, store, commerce.bonuses);
    const paymentDiscount = paymentDiscountOf(methods.payment);
    const moment = { currency: store.i18n.currencyCode, now: this.services.settings.clock.now() };
    const giftCards = cart.hasGiftCards ? await cardsOnCart(db, cart, moment) : [];
    const { shipping } = methods;
    const request: TotalsRequest = { priced, store, shipping, coupon, bonuses, giftCards, paymentDiscount };
    return { priced, methods, request };
  }

  /** Client prices are only compared later, never used. */
  async price(db: Db, order: Order, store: ShopperView): Promise<PricedCart> {
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
    return priceCart(db, lines, store, placeOf(order), this.services);
  }
}

export function placeOf({ addressInformation }: Order): EstimateAddress {
  return estimateOf(addressInformation.shippingAddress);
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
