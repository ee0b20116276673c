import { createHash } from 'node:crypto';
import { moneyCode } from '../../../../core/kernel/currency';
import { toMinor } from '../../../../core/kernel/money';
import { inTurn, timeZoneOf, type Settings, type SignedInCaller } from '../../foundation';
import { whoOf } from '../../people';
import type { Database, Repositories } from '../../ports/database';
import type { PastCardOutcome, PastGiftCard, PastGiftCards } from '../../ports/staff/record-import';
import type { GiftCards } from '../../selling';
import { isOwnMailbox, logCard, maxOnCard } from './gift-card-admin';

const NOTE = 'import';

interface Services {
  readonly database: Database;
  readonly giftCards: GiftCards;
  readonly settings: Settings;
}

/** Balances of a previous shop as issued cards. Each is added once, logged, and earns nothing. */
export class CardsOfPast implements PastGiftCards {
  /** @param caller omitted for the owner */
  constructor(
    private readonly services: Services,
    private readonly caller?: SignedInCaller,
  ) {}

  async bringIn(
    cards: readonly PastGiftCard[],
    { dryRun }: { readonly dryRun: boolean },
  ): Promise<readonly PastCardOutcome[]> {
    const { database } = this.services;
    const work = (db: Repositories) => inTurn(cards, (card) => this.#add(db, card, dryRun));
    return dryRun ? database.read(work) : database.write(work, 'power');
  }

  timeZone(): Promise<string> {
    return this.services.database.read(timeZoneOf);
  }

  limitIn(currency: string): Promise<string> {
    return this.services.database.read(async (db) => moneyCode(toMinor(await maxOnCard(db, currency)), currency));
  }

  async #add(db: Repositories, card: PastGiftCard, dryRun: boolean): Promise<PastCardOutcome> {
    const { giftCards, settings } = this.services;
    const { reference, code, currency, balance, email, recipient, expiresAt } = card;
    if (email !== undefined && isOwnMailbox(this.caller, email)) return 'own';
    const store = settings.stores.find(({ i18n }) => i18n.currencyCode === currency);
    if (store === undefined) return 'currency';
    if (balance > toMinor(await maxOnCard(db, currency))) return 'limit';
    const request = keyOf(reference);
    if (!dryRun) await db.staffChanges.lock('gift_card_form', request);
    if ((await db.giftCardRecords.requested(request)) !== undefined) return 'existing';
    if (code !== undefined && (await giftCards.isTaken(db, code))) return 'code-used';
    if (dryRun) return 'created';
    const past = { code, currency, balance, email, recipient, expiresAt, storeCode: store.storeCode };
    const { id } = await giftCards.bringIn(db, past);
    const [at, who] = [settings.clock.now(), whoOf(this.caller)];
    const event = { at, who, act: 'issue', amount: balance, note: NOTE, request } as const;
    await db.giftCardRecords.addEvent(id, event);
    await logCard(db, id, event);
    return 'created';
  }
}

/** References can be codes, so only their hash is stored. */
function keyOf(reference: string): string {
  return `import:${createHash('sha256').update(reference).digest('hex').slice(0, 48)}`;
}
