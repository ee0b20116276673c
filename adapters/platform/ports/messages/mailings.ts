import type { SubscriberDocument, SubscriberRow } from '../../../../core/contract/people/manage-people';
import type { ListPage, ListQuery } from '../foundation/record-list';

/** Times in milliseconds since the epoch. */
export interface Subscriber {
  readonly email: string;
  readonly storeCode: string;
  readonly key: string;
  readonly confirmedAt?: number | undefined;
}
export type NewSubscriber = Subscriber & { readonly createdAt: number };

export type ListedSubscriber = Omit<SubscriberRow, 'leave'> & { readonly key: string };

export interface MailingRepository {
  /**
   * @param confirmedAt omit for double opt-in
   * @returns false if the address exists
   */
  subscribe(subscriber: NewSubscriber): Promise<boolean>;
  find(by: { readonly email: string } | { readonly key: string }): Promise<Subscriber | undefined>;
  confirm(key: string, now: number): Promise<void>;
  unsubscribe(email: string): Promise<number>;
  byEmail(email: string): Promise<SubscriberDocument | undefined>;
  changeStore(email: string, storeCode: string): Promise<void>;
  list(wanted: ListQuery): Promise<ListPage<ListedSubscriber & { readonly id: string }>>;
  addToken(token: string, now: number, forgetBefore: number): Promise<void>;
  /** Consumes a single-use token. @returns false if it is unknown or too old */
  takeToken(token: string, notBefore: number): Promise<boolean>;
}
