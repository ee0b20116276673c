import type { SubscriberDocument, SubscriberRow } from '../../../core/contract/manage-people';
import type { ListPage, ListWanted } from './record-list';

/** Somebody who wants the newsletter. Moments in milliseconds since the epoch. */
export interface Subscriber {
  readonly email: string;
  readonly storeCode: string;
  /** Opens the page where it is confirmed and ended. */
  readonly key: string;
  /** Missing until the link of the mail was followed. */
  readonly confirmedAt?: number | undefined;
}
export type NewSubscriber = Subscriber & { readonly createdAt: number };

/** A row of the list, with the key of the page where it ends. */
export type ListedSubscriber = Omit<SubscriberRow, 'leave'> & { readonly key: string };

/** Who wants the newsletter, and the tokens that a message to the shop is sent with. */
export interface MailingRepository {
  /**
   * Keeps an address that is not there yet.
   * @param confirmedAt missing where it has yet to be shown that the address is theirs
   * @returns whether it was not there
   */
  subscribe(subscriber: NewSubscriber): Promise<boolean>;
  find(by: { readonly email: string } | { readonly key: string }): Promise<Subscriber | undefined>;
  confirm(key: string, now: number): Promise<void>;
  /** @returns how many there were: one or none */
  unsubscribe(email: string): Promise<number>;
  byEmail(email: string): Promise<SubscriberDocument | undefined>;
  changeStore(email: string, storeCode: string): Promise<void>;
  /** Who is subscribed. @param wanted filter `store_code` */
  list(wanted: ListWanted): Promise<ListPage<ListedSubscriber & { readonly id: string }>>;
  /** Keeps a token, and forgets those from before a moment. */
  addToken(token: string, now: number, forgetBefore: number): Promise<void>;
  /** Takes a token that is no older than a moment. @returns whether there was one: it counts once */
  takeToken(token: string, notBefore: number): Promise<boolean>;
}
