import type { BodyOf, QueryOf, ResultOf } from '../../../../core/contract';
import { canonicalEmail, mailboxOf, readEmail } from '../../../../core/contract/foundation/contact';
import { nameProblem } from '../../../../core/contract/foundation/name-text';
import {
  cardClosed,
  GIFT_CARD_LIMITS,
  type actOnGiftCard,
  type issueGiftCard,
  type ManagedCard,
  type managedGiftCards,
  type topUpGiftCard,
} from '../../../../core/contract/orders/manage-gift-cards';
import type { GiftCardState } from '../../../../core/contract/selling/gift-card-states';
import { decimalsFault, moneyCode } from '../../../../core/kernel/currency';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { giftCodesOf } from '../../../../core/orders/rules/past-gift-code';
import {
  accessDenied,
  commerceOf,
  hashToken,
  inTurn,
  invalidField,
  notFound,
  refuse,
  roundLimit,
  storeOf,
  type Settings,
  type SignedInCaller,
} from '../../foundation';
import { whoOf } from '../../people';
import type { Database, Repositories } from '../../ports/database';
import type {
  CardRequest,
  GiftCardQuery,
  ListedGiftCard,
  StoredCardEvent,
} from '../../ports/selling/gift-card-records';
import type { StoredGiftCard } from '../../ports/selling/gift-cards';
import { type GiftCards, cardState } from '../../selling';
import { cardHistory, cardRow } from './card-views';

const ROWS = 50;
export const CARD_KIND = 'gift_card';
/** States in which a card can be topped up. */
const OPEN: ReadonlySet<GiftCardState> = new Set(['active', 'planned', 'used-up', 'blocked']);

export type GiftCardsQuery = Omit<QueryOf<typeof managedGiftCards>, 'token'>;

/** Gift cards for staff: list, history, goodwill, top-up and blocking. */
export class GiftCardAdmin {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly giftCards: GiftCards;
      readonly settings: Settings;
    },
  ) {}

  list({ page = 1, size = ROWS, ...filter }: GiftCardsQuery): Promise<ResultOf<typeof managedGiftCards>> {
    const now = this.parts.settings.clock.now();
    return this.parts.database.read(async (db) => {
      const query = await queryOf(db, filter);
      const { items, total } = await db.giftCardRecords.list(query, now, { limit: size, offset: (page - 1) * size });
      const owed = (await db.reports.owed(now)).filter(({ giftCards }) => giftCards > 0);
      return {
        items: items.map((listed) => cardRow(listed, now)),
        total,
        owed: owed.map(({ currency, giftCards, giftCardBalance }) => ({
          ...{ currency, cards: giftCards },
          balance: toDecimal(giftCardBalance),
        })),
        max: await this.#limits(db),
      };
    });
  }

  /** @throws ApiError 404 */
  show(id: string): Promise<ManagedCard> {
    return this.parts.database.read((db) => this.#shown(db, id));
  }

  /**
   * Idempotent per key. Staff cannot credit themselves.
   * @param caller omitted for the owner
   * @throws ApiError 400 naming the field; 403 for the caller's own address
   */
  async issue(input: BodyOf<typeof issueGiftCard>, caller?: SignedInCaller): Promise<ManagedCard> {
    const { database, giftCards, settings } = this.parts;
    const { key, store: code, amount, recipient = '', message = '', note } = input;
    const email = readEmail(input.email);
    if (email === undefined) throw invalidField('email', 'must be an e-mail address');
    if (isOwnMailbox(caller, email)) throw accessDenied();
    const problem = nameProblem(recipient);
    if (problem !== undefined) throw invalidField('recipient', `is not a name: ${problem.message}`);
    if (!settings.stores.some(({ storeCode }) => storeCode === code))
      throw invalidField('store', 'does not match any store of this shop');
    const said = saidIn(note);
    const { currencyCode: currency } = storeOf(code, settings).i18n;
    const value = centsOf(amount, currency);
    return database.write(async (db) => {
      await refuseAbove(db, value, currency);
      await db.staffChanges.lock('gift_card_form', key);
      const known = await db.giftCardRecords.requested(key);
      if (known !== undefined) {
        const { card: made } = await mustList(db, known.cardId);
        if (!isSame(known, 'issue', value) || made.email !== email || made.storeCode !== code) throw keyReused();
        return this.#shown(db, known.cardId);
      }
      const words = { email, recipient: recipient.trim() || undefined, message: message.trim() || undefined };
      const card = await giftCards.issue(db, { ...words, value, currency, storeCode: code });
      const [at, who] = [settings.clock.now(), whoOf(caller)];
      const event = { at, who, act: 'issue', amount: value, note: said, request: key } as const;
      await db.giftCardRecords.addEvent(card.id, event);
      await logCard(db, card.id, event);
      return this.#shown(db, card.id);
    }, 'power');
  }

  /**
   * Idempotent per key. Staff cannot credit themselves.
   * @param caller omitted for the owner
   * @throws ApiError 400 naming the field; 403 for a card that the caller bought or got; 404; 409 card_closed
   */
  async topUp({ id, key, amount, note }: BodyOf<typeof topUpGiftCard>, caller?: SignedInCaller): Promise<ManagedCard> {
    const { database, settings } = this.parts;
    const said = saidIn(note);
    return database.write(async (db) => {
      await db.staffChanges.lock('gift_card_form', key);
      const { card, state } = await this.#locked(db, id);
      const sum = centsOf(amount, card.currency);
      await refuseAbove(db, sum, card.currency);
      if (isOwnCard(caller, await mustList(db, id))) throw accessDenied();
      const known = await db.giftCardRecords.requested(key);
      if (known !== undefined) {
        if (known.cardId !== id || !isSame(known, 'top-up', sum)) throw keyReused();
        return this.#shown(db, id);
      }
      if (!OPEN.has(state)) throw refuse(cardClosed, `The gift card is ${state}`);
      // The state of a card does not show whether it is spent or blocked.
      if (card.expiresAt !== undefined && card.expiresAt <= settings.clock.now())
        throw refuse(cardClosed, 'The gift card has expired');
      const [at, who] = [settings.clock.now(), whoOf(caller)];
      await db.giftCardRecords.topUp(id, sum, at);
      const event = { at, who, act: 'top-up', amount: sum, note: said, request: key } as const;
      await db.giftCardRecords.addEvent(id, event);
      await logCard(db, id, event);
      return this.#shown(db, id);
    }, 'power');
  }

  /** @throws ApiError 404; 409 card_closed */
  async act({ id, act, note }: BodyOf<typeof actOnGiftCard>, who: string): Promise<ManagedCard> {
    const { database, giftCards, settings } = this.parts;
    const at = settings.clock.now();
    return database.write(async (db) => {
      const { card, state } = await this.#locked(db, id);
      const order = card.orderId === undefined ? undefined : await db.orders.byId(card.orderId);
      const code =
        order === undefined ? await giftCards.actIssued(db, card, act) : await giftCards.act(db, order, id, act);
      if (code === undefined) throw refuse(cardClosed, `The gift card is ${state}`);
      await db.giftCardRecords.addEvent(id, { at, who, act, note: note?.trim() || undefined });
      await logCard(db, id, { at, who, act });
      const what = [{ name: `gift-card-${act}`, from: null, to: code } as const];
      if (order !== undefined) await db.orderLog.add(order.id, { at, who, what });
      return this.#shown(db, id);
    }, 'power');
  }

  /** Locks the order before the card, like refunds. */
  async #locked(
    db: Repositories,
    id: string,
  ): Promise<{ readonly card: StoredGiftCard; readonly state: GiftCardState }> {
    const found = await db.giftCardRecords.find(id);
    const bought = found?.card.orderId === undefined ? undefined : await db.orders.byId(found.card.orderId);
    if (bought !== undefined) await db.orders.lock(bought.cartToken);
    const card = await db.giftCardRecords.lock(id);
    if (card === undefined) throw notFound(`id ${id} does not match any gift card`);
    const order = card.orderId === undefined ? undefined : await db.orders.byId(card.orderId);
    return { card, state: cardState(card, order, this.parts.settings.clock.now()) };
  }

  async #limits(db: Repositories): Promise<Record<string, number>> {
    const currencies = [...new Set(this.parts.settings.stores.map(({ i18n }) => i18n.currencyCode))];
    const limits = await inTurn(currencies, async (currency) => [currency, await maxOnCard(db, currency)] as const);
    return Object.fromEntries(limits);
  }

  async #shown(db: Repositories, id: string): Promise<ManagedCard> {
    const found = await mustList(db, id);
    const events = await db.giftCardRecords.events(id);
    const uses = await db.giftCardRecords.uses(id);
    const history = cardHistory(found, events, uses);
    const max = await maxOnCard(db, found.card.currency);
    return { ...cardRow(found, this.parts.settings.clock.now()), max, history: [...history] };
  }
}

/** Logs staff actions on a card, with only its id and the amount. */
export async function logCard(
  { staffChanges }: Repositories,
  id: string,
  { at, who, act, amount }: Pick<StoredCardEvent, 'act' | 'amount' | 'at' | 'who'>,
): Promise<void> {
  const action = act === 'issue' ? 'created' : 'changed';
  const after = { act, ...(amount !== undefined && { amount: toDecimal(amount) }) };
  await staffChanges.add({ kind: CARD_KIND, record: id, action, at, who, before: {}, after });
}

async function mustList({ giftCardRecords }: Repositories, id: string): Promise<ListedGiftCard> {
  const found = await giftCardRecords.find(id);
  if (found === undefined) throw notFound(`id ${id} does not match any gift card`);
  return found;
}

/** Maximum amount that staff can put on a card at once, in major units. */
export async function maxOnCard({ commerce }: Repositories, currency: string): Promise<number> {
  return roundLimit(GIFT_CARD_LIMITS.amount, currency, commerceOf(await commerce.read()).rates);
}

async function refuseAbove(db: Repositories, amount: number, currency: string): Promise<void> {
  const max = toMinor(await maxOnCard(db, currency));
  if (amount > max) throw invalidField('amount', `must be at most ${moneyCode(max, currency)}`);
}

function isSame(known: CardRequest, act: CardRequest['act'], amount: number): boolean {
  return known.act === act && known.amount === amount;
}

function keyReused(): Error {
  return invalidField('key', 'was already used for something else: open the form again');
}

/** True for a card that the caller bought or that is sent to their address. */
function isOwnCard(caller: SignedInCaller | undefined, { card, order }: ListedGiftCard): boolean {
  if (caller === undefined) return false;
  const email = card.email ?? order?.email;
  return order?.customerId === caller.customer.id || (email !== undefined && isOwnMailbox(caller, email));
}

/** True for an address of the caller's own mailbox. */
export function isOwnMailbox(caller: SignedInCaller | undefined, email: string): boolean {
  if (caller === undefined) return false;
  const own = [caller.customer.loginEmail, caller.customer.email].filter((one) => one !== undefined);
  return own.some((one) => mailboxOf(canonicalEmail(one)) === mailboxOf(canonicalEmail(email)));
}

async function queryOf(
  { customers }: Pick<Repositories, 'customers'>,
  { q, state, person }: Omit<GiftCardsQuery, 'page' | 'size'>,
): Promise<GiftCardQuery> {
  const codes = q === undefined ? [] : giftCodesOf(q);
  const found = person === undefined ? undefined : await customers.byId(Number(person));
  const own = found?.isVerified === true && found.loginEmail !== undefined ? [found.loginEmail] : [];
  return {
    ...(q !== undefined && q.trim() !== '' && { q }),
    codeHashes: codes.map(hashToken),
    state,
    ...(person !== undefined && { person: { customerId: Number(person), emails: own } }),
  };
}

function saidIn(note: string): string {
  const said = note.trim();
  if (said === '') throw invalidField('note', 'must give the reason');
  return said;
}

function centsOf(amount: number, currency: string): number {
  const fault = decimalsFault(amount, currency);
  if (fault !== undefined) throw invalidField('amount', fault);
  return toMinor(amount);
}
