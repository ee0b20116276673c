import type { OrderResult, PlacedOrder } from '../../../../core/contract';
import type { ReturnReason } from '../../../../core/contract/orders/return-reasons';
import type { ArrivalDays, TransitDays } from '../../../../core/delivery';
import type { Parcel } from '../../../../core/orders/rules/parcels';
import type { UnitCosts } from '../../../../core/orders/sales/line-cost';
import type { EarlierVersion, ReturnMoment } from '../../../../core/orders/sales/sold-order';
import type { ChargedTaxes, OrderPromotion, GiftCardLine } from '../../../../core/totals';
import type { OrderStatus as DeliveryStatus } from '../../../../core/contract/orders/order-status';
import type { VatCheck } from '../../../../core/contract/selling/vat-number';
import type { Units } from '../catalogue/stock';

export type OrderFileKind = 'invoice' | 'receipt';

export type OrderState = 'new' | 'paid' | 'canceled';

export interface StoredOrder {
  readonly id: number;
  readonly orderId: string;
  readonly number: string;
  readonly cartToken: string;
  readonly storeCode: string;
  readonly email: string;
  readonly status: OrderState;
  readonly redirect: boolean;
  readonly currency: string;
  readonly grandTotal: number;
  readonly units: readonly Units[];
  readonly document: OrderDocument;
  readonly result: OrderResult;
  readonly createdAt: number;
  readonly customerId: number | undefined;
  readonly deliveryStatus: string;
  readonly stage: number | undefined;
  readonly fulfilment: Fulfilment;
}

/** Amounts in minor units, times in milliseconds. */
export interface Fulfilment {
  readonly cancelReason?: string;
  readonly promo?: boolean;
  readonly bonus?: number;
  readonly giftCards?: number;
  /** Part of all payments by gift cards that was not paid for; it earns nothing. */
  readonly goodwill?: number;
  /** Amount returned to its gift cards by edits; their credit notes list it. */
  readonly cardsBackBefore?: number;
  readonly goods?: number;
  /** Part of `goods` that earns nothing; omitted without gift cards and for older orders. */
  readonly giftCardLines?: readonly GiftCardLine[];
  readonly cashback?: number;
  /** Cost of one unit by SKU when it was ordered, for reports. Never leaves the back office. */
  readonly costs?: UnitCosts;
  readonly awarded?: number;
  readonly bonusBack?: number;
  readonly carrier?: string;
  readonly trackingNumber?: string;
  readonly trackingLink?: string;
  /** Part shipments, oldest first. */
  readonly parcels?: readonly StoredParcel[];
  /** Units that were cancelled before they were sent; `returned` and `returnSteps` count them too. */
  readonly unsent?: readonly Units[];
  readonly deliveredAt?: number;
  readonly expectedAt?: number;
  /** End of the stock hold while unpaid. */
  readonly heldUntil?: number;
  /** Placed by a verified customer, or by staff for them. */
  readonly confirmed?: true;
  /** Stock put back after the hold; taken again on payment. */
  readonly released?: readonly Units[];
  readonly arrival?: ArrivalDays;
  readonly afterPayment?: TransitDays;
  /** Returned SKUs, in full unless `returnSteps` has counts. */
  readonly returned?: readonly string[];
  readonly returnSteps?: readonly { readonly sku: string; readonly qty: number; readonly goods: number }[];
  /** Times of the returns, for reports. */
  readonly returnMoments?: readonly ReturnMoment[];
  readonly returnedFor?: Readonly<Record<string, number>>;
  readonly files?: readonly OrderFileKind[];
  readonly startedReturns?: readonly StartedReturn[];
  /** The confirmation was suppressed, so cancellation mail is too. */
  readonly unmailed?: true;
  readonly mailed?: readonly string[];
  /** Report data of the order before each edit, oldest first. */
  readonly edits?: readonly EarlierVersion[];
  /** Order whose items were exchanged for this one. */
  readonly exchangeOf?: number;
  /** Numbers of the documents that belong to earlier versions of the order. */
  readonly closedInvoices?: readonly string[];
}

export interface StoredParcel extends Parcel {
  readonly at: number;
  /** Hash of the exchange that the parcel belongs to. */
  readonly exchange?: string;
}

export interface StartedReturn {
  /** Client idempotency key. */
  readonly request: string;
  /** '1000123-R1'. */
  readonly number: string;
  readonly at: number;
  readonly reason: ReturnReason;
  readonly note?: string;
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
  readonly address: readonly string[];
}

export interface PastOrder extends NewOrder {
  readonly id: number;
  readonly number: string;
  readonly result: OrderResult;
  readonly status: OrderState;
  readonly deliveryStatus: DeliveryStatus;
  readonly stage: number | undefined;
  readonly fulfilment: Fulfilment;
  readonly source: string;
}

export interface OrderDocument {
  readonly products: PlacedOrder['products'];
  readonly totals: PlacedOrder['totals'];
  readonly addressInformation: unknown;
  readonly personalDetails: { readonly firstName: string; readonly lastName: string; readonly emailAddress: string };
  readonly promo_code?: string | undefined;
  readonly gift_message?: string | undefined;
  readonly line_units?: readonly (readonly Units[])[] | undefined;
  /** Check of the VAT number of a business. */
  readonly vat?: VatCheck | undefined;
  /** Absent in older orders. */
  readonly taxes?: ChargedTaxes | undefined;
  readonly promotions?: readonly OrderPromotion[] | undefined;
}

export type NewOrder = Omit<
  StoredOrder,
  'id' | 'number' | 'result' | 'status' | 'deliveryStatus' | 'stage' | 'fulfilment'
> & {
  readonly hash: string;
  readonly coupon?: string | undefined;
};

export type InsertedOrder = NewOrder &
  Pick<StoredOrder, 'id' | 'number' | 'result'> & {
    readonly fulfilment?: Fulfilment;
    readonly ownerEmail?: string | undefined;
  };

export interface PlacedBefore {
  /** Has the same hash. */
  readonly known: StoredOrder | undefined;
  /** Has the order id, as its id or number. */
  readonly other: StoredOrder | undefined;
  /** Awaits the online payment of the cart. */
  readonly unpaid: StoredOrder | undefined;
}

export interface OrderRepository {
  byHash(hash: string): Promise<StoredOrder | undefined>;
  byOrderId(orderId: string): Promise<StoredOrder | undefined>;
  placed(order: { readonly hash: string; readonly orderId: string; readonly cartToken: string }): Promise<PlacedBefore>;
  /** Serializes orders of a cart. Call before reading what they may change. */
  lock(cartToken: string): Promise<void>;
  /** Gapless; serialized until the unit ends. */
  next(): Promise<{ readonly id: number; readonly number: string }>;
  /** Call after `next`, under its lock. */
  lastNumber(storeCode: string): Promise<string | undefined>;
  /**
   * Assigns an order without a customer to the confirmed customer who signs in with `ownerEmail`.
   * @param order its `ownerEmail` is normalized by `readEmail`
   * @returns id of the customer
   */
  insert(order: InsertedOrder): Promise<number | undefined>;
  /** Inserts an order without sales facts. */
  insertPast(order: PastOrder): Promise<void>;
  removeSource(source: string): Promise<void>;
  countSource(source: string): Promise<number>;
  ofCustomer(
    customerId: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<readonly StoredOrder[]>;
  count(): Promise<number>;
  countOfCustomer(customerId: number): Promise<number>;
  /** True after a paid, uncancelled order with a price. */
  hasPaid(customerId: number): Promise<boolean>;
  /** Finds by number, then by id; scoped to the customer. */
  oneOfCustomer(customerId: number, key: string): Promise<StoredOrder | undefined>;
  hasNumber(number: string): Promise<boolean>;
  /** Finds by number, then by id; for staff. */
  byKey(key: string): Promise<StoredOrder | undefined>;
  give(orderId: string, customerId: number): Promise<void>;
  /**
   * Assigns guest orders after the address was verified.
   * @param email normalized by `readEmail`
   */
  adopt(email: string, customerId: number): Promise<void>;
  /** @param but address whose orders remain */
  disown(customerId: number, but: string | undefined): Promise<void>;
  byId(id: number): Promise<StoredOrder | undefined>;
  unpaidHolding(sku: string): Promise<readonly StoredOrder[]>;
  keepUnits(id: number, units: readonly Units[], fulfilment: Fulfilment, now: number): Promise<boolean>;
  /**
   * Saves the locations of units as a new revision. Call under the order's lock.
   * @throws Error if its status is another one by now
   */
  placeUnits(before: Pick<StoredOrder, 'id' | 'status'>, units: readonly Units[], now: number): Promise<void>;
  /** Orders awaiting payment, or cancelled since; oldest first. */
  withOpenPayment(since: number): Promise<readonly number[]>;
  unpaidOfCart(cartToken: string): Promise<StoredOrder | undefined>;
  unpaidOfJoined(cartToken: string): Promise<readonly StoredOrder[]>;
  ofCart(cartToken: string): Promise<StoredOrder | undefined>;
  /** Settles a pending order as a new revision. Call under its lock. @returns false if it is settled already */
  settle(id: number, status: 'paid' | 'canceled', now: number): Promise<boolean>;
  /** Writes an edited order. Call under its lock. @throws Error if its status is another one by now */
  rewrite(order: StoredOrder, now: number): Promise<void>;
}

/** Creates the error for writing an order as it was before another unit of work settled it. */
export function staleOrder(id: number, status: OrderState): Error {
  return new Error(`Order ${String(id)} is no longer ${status}: it was not read under its lock`);
}
