import { requestedPriority } from '../../../../core/contract/people/message-priority';
import { canonicalEmail } from '../../../../core/contract/foundation/contact';
import type { StoreView } from '../../../../core/store-views';
import {
  type CodeBudget,
  mailboxKey,
  markLeft,
  ownerOf,
  type RateLimiter,
  type Caller,
  type Settings,
  newSecret,
} from '../../foundation';
import type { MessageLog } from '../delivery/message-log';
import { confirmLetter, welcomeLetter } from '../mails/newsletter-mails';
import type { Database } from '../../ports/database';
import type { Subscriber } from '../../ports/messages/mailings';

const QUESTIONS_OF_A_DAY = { count: 3, windowMs: 24 * 60 * 60 * 1000 };

/** Double opt-in newsletter; each letter has an unsubscribe link. */
export class Newsletter {
  constructor(
    private readonly parts: {
      readonly codeBudget: Pick<CodeBudget, 'spend'>;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly rates: RateLimiter;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Emails a confirmation link. The answer is the same for subscribers, so that it reveals nothing. @throws ApiError 429
   */
  async subscribe(
    typed: string,
    store: StoreView,
    { address, caller }: { readonly address: string | undefined; readonly caller: Caller },
  ): Promise<void> {
    const { codeBudget, database, messages, rates, settings } = this.parts;
    const email = canonicalEmail(typed);
    const owner = ownerOf(email, caller);
    await codeBudget.spend('letter', { contact: email, address, owner });
    const isAsked = await rates.allows(mailboxKey('newsletter', email, owner), QUESTIONS_OF_A_DAY);
    const now = settings.clock.now();
    const wanted = { email, storeCode: store.storeCode, key: newSecret(settings), createdAt: now };
    await database.write(async (db) => {
      await db.mailings.subscribe(wanted);
      const subscriber = await db.mailings.find({ email });
      if (subscriber === undefined || subscriber.confirmedAt !== undefined || !isAsked) return;
      const letter = confirmLetter(subscriber, { store, publicUrl: settings.publicUrl });
      await messages.write(db, { ...letter, priority: requestedPriority({ isConfirmed: owner !== undefined }) });
    });
  }

  find(key: string): Promise<{ readonly subscriber: Subscriber; readonly store: StoreView } | undefined> {
    return this.parts.database.read(async (db) => {
      const subscriber = await db.mailings.find({ key });
      return subscriber && { subscriber, store: this.#storeOf(subscriber) };
    });
  }

  async confirm(key: string): Promise<void> {
    const { database, messages, settings } = this.parts;
    await database.write(async (db) => {
      const subscriber = await db.mailings.find({ key });
      if (subscriber === undefined || subscriber.confirmedAt !== undefined) return;
      await db.mailings.confirm(key, settings.clock.now());
      const written = { store: this.#storeOf(subscriber), publicUrl: settings.publicUrl };
      await messages.write(db, welcomeLetter(subscriber, written));
    });
  }

  async leave(key: string): Promise<void> {
    await this.parts.database.write(async (db) => {
      const subscriber = await db.mailings.find({ key });
      if (subscriber === undefined) return;
      await db.mailings.unsubscribe(subscriber.email);
      await markLeft(db, subscriber.email, 'unsubscribed');
    });
  }

  #storeOf({ storeCode }: Subscriber): StoreView {
    const { stores, defaultStore } = this.parts.settings;
    return stores.find((store) => store.storeCode === storeCode) ?? defaultStore;
  }
}
