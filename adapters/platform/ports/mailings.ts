import type { SubscriberDocument, SubscriberRow } from '../../../core/contract/manage-people';
import type { ListPage, ListWanted } from './record-list';

/** Who wants the newsletter, and the tokens that a message to the shop is sent with. */
export interface MailingRepository {
  /** @returns whether the address was not subscribed before */
  subscribe(email: string, storeCode: string, now: number): Promise<boolean>;
  /** @returns how many there were: one or none */
  unsubscribe(email: string): Promise<number>;
  byEmail(email: string): Promise<SubscriberDocument | undefined>;
  changeStore(email: string, storeCode: string): Promise<void>;
  /** Who is subscribed. @param wanted filter `store_code` */
  list(wanted: ListWanted): Promise<ListPage<SubscriberRow>>;
  /** Keeps a token, and forgets those from before a moment. */
  addToken(token: string, now: number, forgetBefore: number): Promise<void>;
  /** Takes a token that is no older than a moment. @returns whether there was one: it counts once */
  takeToken(token: string, notBefore: number): Promise<boolean>;
}
