import type { OrderResult, PlacedOrder } from '../../../core/contract';
import type { ReturnReason } from '../../../core/contract/return-reasons';
import type { ArrivalDays, TransitDays } from '../../../core/delivery';
import type { GiftCardLine } from '../../../core/totals';
import type { OrderStatus as DeliveryStatus } from '../../../core/contract/order-status';
import type { Units } from './stock';

/** A §3, files of an order. */
export type OrderFileKind = 'invoice' | 'receipt';

export type OrderState = 'new' | 'paid' | 'canceled';

/** An order as it is kept. */
export interface StoredOrder {
  readonly id: number;
  readonly orderId: string;
  readonly number: string;
  readonly cartToken: string;
  readonly storeCode: string;
  readonly email: string;
  readonly status: OrderState;
  /** The shopper has to be sent to the payment page. */
  readonly redirect: boolean;
  readonly currency: string;
  /** Minor units. */
  readonly grandTotal: number;
  /** What it took from stock. */
  readonly units: readonly Units[];
  readonly document: OrderDocument;
  /** What placing it was answered with. */
  readonly result: OrderResult;
  readonly createdAt: number;
  /** Who ordered, where that was somebody signed in. */
  readonly customerId: number | undefined;
  /** The letter of A §2.10. */
  readonly deliveryStatus: string;
  readonly stage: number | undefined;
  readonly fulfilment: Fulfilment;
}

/** What happened to an order after it was placed. Amounts in minor units, moments in milliseconds. */
export interface Fulfilment {
  readonly cancelReason?: string;
  /** A free order, for a blogger to show. */
  readonly promo?: boolean;
  /** Bonuses that were spent on it. */
  readonly bonus?: number;
  /** What gift cards paid with the order. */
  readonly giftCards?: number;
  /** What is paid for its goods in money: all but the shipping and its tax. */
  readonly goods?: number;
  /** Its lines of gift cards: of `goods`, what earns nothing. Left out where it has none, and of older orders. */
  readonly giftCardLines?: readonly GiftCardLine[];
  /** Bonuses that it earns once it is delivered and paid. */
  readonly cashback?: number;
  /** Of those, what was awarded. */
  readonly awarded?: number;
  /** Of the bonuses that were spent on it, what was given back. */
  readonly bonusBack?: number;
  readonly carrier?: string;
  readonly trackingNumber?: string;
  readonly trackingLink?: string;
  readonly deliveredAt?: number;
  /** When it should arrive: the last of the days that were promised. */
  readonly expectedAt?: number;
  /** Until when it keeps its goods from others although it waits for its payment page or, of somebody who has never paid, is paid later. */
  readonly heldUntil?: number;
  /** It was placed by a signed-in customer with a confirmed contact, or by staff in their name. */
  readonly confirmed?: true;
  /** What it had taken from stock and put back, because it waited longer: it is taken once more when it is paid. */
  readonly released?: readonly Units[];
  /** The days that were promised; gone once staff has named another one. */
  readonly arrival?: ArrivalDays;
  /** Working days from its payment until it arrives: it is sent only once it is paid, and no day was promised. */
  readonly afterPayment?: TransitDays;
  /** Skus of which something was sent back: all of it, unless `returnSteps` says how many. */
  readonly returned?: readonly string[];
  /** Returns of a part of a sku, in their order: how many each time, and what was given back or is not paid for them. */
  readonly returnSteps?: readonly { readonly sku: string; readonly qty: number; readonly goods: number }[];
  /** What was given back for some of them, where it is not what they cost. Minor units, by sku. */
  readonly returnedFor?: Readonly<Record<string, number>>;
  /** Files that there are of it. */
  readonly files?: readonly OrderFileKind[];
  /** Returns that its shopper has started, the oldest first. */
  readonly startedReturns?: readonly StartedReturn[];
  /** Its confirmation was left out, so that its mailbox is not told of its cancellation either. */
  readonly unmailed?: true;
  /** What the shopper was written about it, so that nothing is written twice. */
  readonly mailed?: readonly string[];
}

/** A return that a shopper has started. */
export interface StartedReturn {
  /** By what the shopper's device knows it: the same again is the same return. */
  readonly request: string;
  /** '1000123-R1'. */
  readonly number: string;
  readonly at: number;
  readonly reason: ReturnReason;
  readonly note?: string;
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
  /** Where it goes, as it was said then. */
  readonly address: readonly string[];
}

/** An order as it was before this shop opened, or as a test wants it. */
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

/** The unchanging part of a placed order, and what staff needs to fulfil it. */
export interface OrderDocument {
  readonly products: PlacedOrder['products'];
  readonly totals: PlacedOrder['totals'];
  readonly addressInformation: unknown;
  readonly personalDetails: { readonly firstName: string; readonly lastName: string; readonly emailAddress: string };
  readonly promo_code?: string | undefined;
  /** Words for who gets it as a gift, which may be none; left out where it is no gift. */
  readonly gift_message?: string | undefined;
  /** What each line took from stock, in the order of `products`; orders from before do not have it. */
  readonly line_units?: readonly (readonly Units[])[] | undefined;
}

export type NewOrder = Omit<
  StoredOrder,
  'id' | 'number' | 'result' | 'status' | 'deliveryStatus' | 'stage' | 'fulfilment'
> & {
  readonly hash: string;
  /** The code of the coupon that it was placed with. */
  readonly coupon?: string | undefined;
};

export interface OrderRepository {
  byHash(hash: string): Promise<StoredOrder | undefined>;
  byOrderId(orderId: string): Promise<StoredOrder | undefined>;
  /** Orders in the way of a new one: `known` was placed with the same words, `other` has its order id, or that as its number. */
  placed(
    hash: string,
    orderId: string,
  ): Promise<{ readonly known: StoredOrder | undefined; readonly other: StoredOrder | undefined }>;
  /** Others that order this cart, or change an order of it, wait until this unit is over. To be called before what they might change is read. */
  lock(cartToken: string): Promise<void>;
  /** Id and number of the next order, without gaps: others that ask for theirs wait until this unit is over. */
  next(): Promise<{ readonly id: number; readonly number: string }>;
  /** The number of the newest order of a store. To be called after `next`, while others wait. */
  lastNumber(storeCode: string): Promise<string | undefined>;
  insert(
    order: NewOrder & Pick<StoredOrder, 'id' | 'number' | 'result'> & { readonly fulfilment?: Fulfilment },
  ): Promise<void>;
  /** Writes an order with all that has happened to it since. Its stock was taken long ago. */
  insertPast(order: PastOrder): Promise<void>;
  /** Removes orders that were written under a source, such as those of the demo. */
  removeSource(source: string): Promise<void>;
  /** Number of orders that were written under a source. */
  countSource(source: string): Promise<number>;
  /** The orders of a customer, newest first. */
  ofCustomer(
    customerId: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<readonly StoredOrder[]>;
  count(): Promise<number>;
  countOfCustomer(customerId: number): Promise<number>;
  /** True for a customer who has paid an order that was not cancelled and cost something. */
  hasPaid(customerId: number): Promise<boolean>;
  /** One order of a customer by its number or, where none has it, one of its ids; nobody else's is ever found. */
  oneOfCustomer(customerId: number, key: string): Promise<StoredOrder | undefined>;
  /** Whether an order has this number; an id that a device made is none. */
  hasNumber(number: string): Promise<boolean>;
  /** An order by its number or, where none has it, one of its ids, of any customer: for staff. */
  byKey(key: string): Promise<StoredOrder | undefined>;
  /** Gives an order that is nobody's to a customer. */
  give(orderId: string, customerId: number): Promise<void>;
  /**
   * Gives guests' orders to the customer who has shown that the address they were placed with is theirs.
   * @param email in its one form, see `readEmail`
   */
  adopt(email: string, customerId: number): Promise<void>;
  /** Takes orders from a customer. @param but address whose orders stay theirs */
  disown(customerId: number, but: string | undefined): Promise<void>;
  byId(id: number): Promise<StoredOrder | undefined>;
  /** Orders that wait for a payment page and have taken of a SKU; the oldest few. */
  unpaidHolding(sku: string): Promise<readonly StoredOrder[]>;
  /** Writes what an order that is still new has taken from stock; says whether that was something else before. */
  keepUnits(id: number, units: readonly Units[], fulfilment: Fulfilment, now: number): Promise<boolean>;
  /** Ids of the orders that wait for a payment page, and of those for one that were cancelled since a moment: the oldest first. */
  withOpenPayment(since: number): Promise<readonly number[]>;
  /** The order of a cart that waits for its payment page. */
  unpaidOfCart(cartToken: string): Promise<StoredOrder | undefined>;
  /** Orders that wait for their payment page, of carts whose lines went into this one since. */
  unpaidOfJoined(cartToken: string): Promise<readonly StoredOrder[]>;
  /** The order that a cart was ordered with. */
  ofCart(cartToken: string): Promise<StoredOrder | undefined>;
  /** Changes the state of an order that is still new; says whether it was. */
  settle(id: number, status: 'paid' | 'canceled', now: number): Promise<boolean>;
}
