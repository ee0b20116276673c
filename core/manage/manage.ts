import type { GiftCardAct } from '../contract/orders/gift-cards';
import type { openRefunds, askPayment, OrderRefund } from '../contract/orders/manage-order-money';
import type { managedOrders, orderChoices, OrderFilters } from '../contract/orders/manage-order-list';
import type { DueItem, DuePayout, ManagedOrder, ManagedPayout, OrderAdvance } from '../contract';
import type { QueryOf, ResultOf } from '../contract';
import type { RecordKindName, RecordKinds } from '../contract/staff/record-kinds';
import type { restoreRecord, staffChanges } from '../contract/foundation/record-kind';
import type { attention, FigureRow, figures } from '../contract/staff/manage-figures';
import type { PersonDetails } from '../contract/people/manage-people';
import type { ReviewPhoto } from '../contract/catalogue/manage-reviews';
import type { PreviewedStore, TriedRecord } from '../contract/selling/manage-selling';
import type { HttpFile } from '../ports';
import type { GoodsAdmin } from './goods-admin';
import type { PresenceAdmin } from './presence';
import type { QueueAdmin } from './queue-admin';
import type { ViewClient } from './view-client';
import type { DesignArea } from './design-client';
import type { RecordClient } from './record-client';
import type { UpdatesArea } from './updates';

/** Result of a payout; if figures changed, `due` holds the current ones. */
export type PayoutsMade =
  | { readonly kind: 'made'; readonly payouts: readonly ManagedPayout[] }
  | { readonly kind: 'changed'; readonly due: readonly DuePayout[] };

/** Operations for staff; the platform enforces permissions. */
export interface ManageArea {
  /**
   * @param id number, id or order_id
   * @throws ShopError 'request-rejected', 'sign-in-first', 'ACCESS_DENIED'
   */
  order(id: string): Promise<ManagedOrder>;
  /** @throws ShopError as `order` */
  orders(wanted?: Omit<QueryOf<typeof managedOrders>, 'token'>): Promise<ResultOf<typeof managedOrders>>;
  orderChoices(): Promise<ResultOf<typeof orderChoices>>;
  /**
   * CSV link, valid for half a day.
   * @throws ShopError as `order`
   */
  ordersFile(filters: OrderFilters): Promise<string>;
  noteOrder(id: string, text: string): Promise<ManagedOrder>;
  /**
   * Replaces the download link and mails it.
   * @throws ShopError as `order`
   */
  renewDownload(id: string, download: string): Promise<ManagedOrder>;
  giftCard(id: string, card: string, act: GiftCardAct): Promise<ManagedOrder>;
  /**
   * Idempotent per key.
   * @throws ShopError as `order`; details.error
   */
  refundOrder(input: OrderRefund): Promise<ManagedOrder>;
  askPayment(id: string): Promise<ResultOf<typeof askPayment>>;
  openRefunds(): Promise<ResultOf<typeof openRefunds>['items']>;
  /**
   * Retries a refund or confirms a manual one.
   * @throws ShopError as `order`; details.error 'no-open-refund'
   */
  workRefund(id: string, reason: string, action: 'given' | 'retry'): Promise<ResultOf<typeof openRefunds>['items']>;
  /**
   * Idempotent.
   * @throws ShopError as `order`; details.error
   */
  advanceOrder(input: OrderAdvance): Promise<ManagedOrder>;
  /**
   * PDF, at most 5 MB.
   * @throws ShopError as `order`
   */
  attachOrderFile(
    id: string,
    kind: 'invoice' | 'receipt',
    file: Pick<HttpFile, 'bytes' | 'name'>,
  ): Promise<ManagedOrder>;
  payouts(): Promise<readonly ManagedPayout[]>;
  /**
   * In major units.
   * @throws ShopError as `order`
   */
  duePayouts(): Promise<readonly DuePayout[]>;
  /**
   * All or nothing; idempotent per list.
   * @param items at most 1,000 of `duePayouts`
   * @throws ShopError as `order`
   */
  makePayouts(items: readonly DueItem[]): Promise<PayoutsMade>;
  /**
   * Optional PDF, at most 5 MB.
   * @throws ShopError as `order`; details.error
   */
  sendPayout(id: number, file?: Pick<HttpFile, 'bytes' | 'name'>): Promise<ManagedPayout>;
  /**
   * Cancels an unsent payout; its amounts become due again.
   * @throws ShopError as `sendPayout`
   */
  withdrawPayout(id: number): Promise<ManagedPayout>;
  readonly design: DesignArea;
  readonly updates: UpdatesArea;
  person(id: string): Promise<PersonDetails>;
  /**
   * @returns the number of ended sessions
   * @throws ShopError as `order`
   */
  signOut(id: string): Promise<number>;
  /**
   * Removes a lost second factor and ends all sessions; admins only.
   * @returns the number of ended sessions
   * @throws ShopError as `order`, SECOND_FACTOR_MISSING
   */
  resetSecondFactor(login: string): Promise<number>;
  /**
   * Prices goods of 100 US dollars per store with an unsaved record.
   * @throws ShopError as `order`
   */
  previewCart(tried?: TriedRecord): Promise<readonly PreviewedStore[]>;
  /**
   * Signed URLs, valid for half a day.
   * @throws ShopError as `order`
   */
  reviewPhotos(id: string): Promise<readonly ReviewPhoto[]>;
  figures(wanted?: Omit<QueryOf<typeof figures>, 'token'>): Promise<readonly FigureRow[]>;
  attention(): Promise<ResultOf<typeof attention>['items']>;
  readonly records: { readonly [N in RecordKindName]: RecordClient<RecordKinds[N]> };
  readonly goods: GoodsAdmin;
  readonly queues: QueueAdmin;
  readonly presence: PresenceAdmin;
  readonly views: ViewClient;
  changes(wanted?: Omit<QueryOf<typeof staffChanges>, 'token'>): Promise<ResultOf<typeof staffChanges>>;
  /**
   * @param version omit if the record was removed
   * @throws ShopError as `order`; details.error 'record_changed'
   */
  restore(change: number, version?: string): Promise<ResultOf<typeof restoreRecord>>;
}
