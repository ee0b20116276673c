import type { GiftCardAct } from '../contract/gift-cards';
import type { openRefunds, askPayment, OrderRefund } from '../contract/manage-order-money';
import type { managedOrders, orderChoices, OrderFilters } from '../contract/manage-order-list';
import type { DueItem, DuePayout, ManagedOrder, ManagedPayout, OrderAdvance } from '../contract';
import type { QueryOf, ResultOf } from '../contract';
import type { RecordKindName, RecordKinds } from '../contract/record-kinds';
import type { restoreRecord, staffChanges } from '../contract/record-kind';
import type { attention, FigureRow, figures } from '../contract/manage-figures';
import type { PersonDetails } from '../contract/manage-people';
import type { ReviewPhoto } from '../contract/manage-reviews';
import type { PreviewedStore, TriedRecord } from '../contract/manage-selling';
import type { HttpFile } from '../ports';
import type { GoodsDesk } from './goods-desk';
import type { PresenceDesk } from './presence';
import type { QueueDesk } from './queue-desk';
import type { ViewShelf } from './view-shelf';
import type { DesignArea } from './design-client';
import type { RecordClient } from './record-client';
import type { UpdatesArea } from './updates';

/** What became of a list that was to be paid: of a figure that has changed since nothing is made, and `due` is due instead. */
export type PayoutsMade =
  | { readonly kind: 'made'; readonly payouts: readonly ManagedPayout[] }
  | { readonly kind: 'changed'; readonly due: readonly DuePayout[] };

/** What managers and admins do in the shop (A §6). The platform checks the role; nobody else is answered. */
export interface ManageArea {
  /**
   * An order with what was done to it.
   * @param id number, id or order_id
   * @throws ShopError 'request-rejected', 'sign-in-first', 'ACCESS_DENIED'
   */
  order(id: string): Promise<ManagedOrder>;
  /** Orders as staff looks for them, with what those of the filter come to. @throws ShopError as `order` */
  orders(wanted?: Omit<QueryOf<typeof managedOrders>, 'token'>): Promise<ResultOf<typeof managedOrders>>;
  /** What there is to choose from in the filters of such a list. @throws ShopError as `order` */
  orderChoices(): Promise<ResultOf<typeof orderChoices>>;
  /** A link to every order of a filter as CSV; it counts for half a day. @throws ShopError as `order` */
  ordersFile(filters: OrderFilters): Promise<string>;
  /** Keeps a note of staff about an order. @throws ShopError as `order` */
  noteOrder(id: string, text: string): Promise<ManagedOrder>;
  /** Gives a file that was bought anew, by another link, which is mailed. @param download its id @throws ShopError for what is not the buyer's */
  renewDownload(id: string, download: string): Promise<ManagedOrder>;
  /** Sends a gift card of an order again, blocks it or lets it be spent again. @param card its id @throws ShopError for what cannot be done with it now */
  giftCard(id: string, card: string, act: GiftCardAct): Promise<ManagedOrder>;
  /**
   * Gives money of an order back, once for the key of the wish.
   * @throws ShopError as `order`; details.error says why it may not be
   */
  refundOrder(wish: OrderRefund): Promise<ManagedOrder>;
  /** Asks the payment provider whether an order is paid. @throws ShopError as `order` */
  askPayment(id: string): Promise<ResultOf<typeof askPayment>>;
  /** Money that was to go back and has not yet. @throws ShopError as `order` */
  openRefunds(): Promise<ResultOf<typeof openRefunds>['items']>;
  /**
   * Has a refund tried again, or says that it was given by hand.
   * @throws ShopError as `order`; details.error is 'no-open-refund' where there is none for which that can be done
   */
  workRefund(id: string, reason: string, action: 'given' | 'retry'): Promise<ResultOf<typeof openRefunds>['items']>;
  /** Moves an order on; the same twice changes nothing. @throws ShopError as `order`; details.error says why it may not */
  advanceOrder(wish: OrderAdvance): Promise<ManagedOrder>;
  /** Keeps a PDF of at most 5 MB as the invoice or receipt of an order. @throws ShopError as `order` */
  attachOrderFile(
    id: string,
    kind: 'invoice' | 'receipt',
    file: Pick<HttpFile, 'bytes' | 'name'>,
  ): Promise<ManagedOrder>;
  /** The newest payouts of all bloggers, those that were withdrawn too (A §4.8). @throws ShopError as `order` */
  payouts(): Promise<readonly ManagedPayout[]>;
  /** What is confirmed and in no payout yet, by blogger and currency; amounts in major units. @throws ShopError as `order` */
  duePayouts(): Promise<readonly DuePayout[]>;
  /**
   * Makes payouts of exactly this list, or none of it; the same list again gives those that were made of it.
   * @param items at most 1,000 of `duePayouts`
   * @throws ShopError as `order`
   */
  makePayouts(items: readonly DueItem[]): Promise<PayoutsMade>;
  /** Marks a payout as sent, with its PDF of at most 5 MB where there is one. @throws ShopError as `order`; details.error says why it may not be */
  sendPayout(id: number, file?: Pick<HttpFile, 'bytes' | 'name'>): Promise<ManagedPayout>;
  /** Calls off a payout that was not sent: what is in it is due as before. @throws ShopError as `sendPayout` */
  withdrawPayout(id: number): Promise<ManagedPayout>;
  /** Drafts of designs. */
  readonly design: DesignArea;
  /** Import, skins and cabinet, brought up to date. */
  readonly updates: UpdatesArea;
  /** A person with addresses, newest orders, roles and open sessions. @throws ShopError as `order` */
  person(id: string): Promise<PersonDetails>;
  /** Ends every session of a person. @returns how many there were @throws ShopError as `order` */
  signOut(id: string): Promise<number>;
  /**
   * Takes the second factor from somebody who has lost it, and ends their sessions; for admins. @param login what they sign in with
   * @returns how many sessions there were @throws ShopError as `order`, SECOND_FACTOR_MISSING
   */
  resetSecondFactor(login: string): Promise<number>;
  /** What goods of 100 US dollars cost in each open store, with a record as it stands in its form. @throws ShopError as `order` */
  previewCart(tried?: TriedRecord): Promise<readonly PreviewedStore[]>;
  /**
   * Addresses of the photographs of a review, which count for half a day: only staff sees them until it is approved.
   * @param id of the review @throws ShopError as `order`
   */
  reviewPhotos(id: string): Promise<readonly ReviewPhoto[]>;
  /** Orders, what was paid and what went back. @throws ShopError as `order` */
  figures(wanted?: Omit<QueryOf<typeof figures>, 'token'>): Promise<readonly FigureRow[]>;
  /** What waits for somebody, of what the caller may read. @throws ShopError as `order` */
  attention(): Promise<ResultOf<typeof attention>['items']>;
  /** What staff keeps, kind by kind: `records.coupons.list()`. */
  readonly records: { readonly [N in RecordKindName]: RecordClient<RecordKinds[N]> };
  /** Prices, pictures and imports of goods. */
  readonly goods: GoodsDesk;
  /** What leaves the shop, and what could not. */
  readonly queues: QueueDesk;
  /** Who has which record open. */
  readonly presence: PresenceDesk;
  /** Views of the list of orders that the caller keeps. */
  readonly views: ViewShelf;
  /** Who changed what, the newest first: of the kinds that the caller may read. @throws ShopError as `order` */
  changes(wanted?: Omit<QueryOf<typeof staffChanges>, 'token'>): Promise<ResultOf<typeof staffChanges>>;
  /**
   * Undoes a change: what was there before it is saved again.
   * @param change its number
   * @param version what the record is now; left out where it is removed
   * @throws ShopError as `order`; details.error is 'record_changed' where it was changed since
   */
  restore(change: number, version?: string): Promise<ResultOf<typeof restoreRecord>>;
}
