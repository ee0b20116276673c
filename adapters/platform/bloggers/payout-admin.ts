import { isPaidOut, payoutOf } from '../../../core/bloggers/payouts/plan-payout';
import type { DueItem, DuePayout, ManagedPayout } from '../../../core/contract/bloggers/manage-payouts';
import type { Payee } from '../../../core/contract/bloggers/blogger-payee';
import { toDecimal, toMinor } from '../../../core/kernel/money';
import { payoutMinimum, royaltyRulesOf, type OrderFileLinks, isPdf, type Settings } from '../foundation';
import { type MessageLog, payoutSentMail, storeOfPerson } from '../messages';
import type { Customer } from '../ports/people/customers';
import type { Database, Repositories } from '../ports/database';
import type { OpenEarning } from '../ports/orders/ledger';
import type { PayoutsQuery, StoredPayout } from '../ports/bloggers/payouts';
import { payoutFilePath, postMovement } from '../orders';
import { logPayouts, OWNER_NAME, PAYOUT_KIND } from './payout-log';
import { payoutPartsOf, type PartsOf, type PayoutParts } from './payout-parts';
import type { RoyaltyJobs } from './royalty-jobs';

const MAX_LISTED = 1000;

export type MakeOutcome =
  | { readonly kind: 'made'; readonly payouts: readonly ManagedPayout[] }
  | { readonly kind: 'changed'; readonly due: readonly DuePayout[] };

/** Result of a payout made by staff. */
export type PayoutOutcome =
  | { readonly kind: 'done'; readonly payout: ManagedPayout }
  | { readonly kind: 'refused'; readonly code: PayoutRefusal };

type PayoutRefusal = 'invalid-file' | 'not-found' | 'payout_exported' | 'payout_sent' | 'payout_withdrawn';

type Db = Repositories;

class PayoutsChanged extends Error {
  override readonly name = 'PayoutsChanged';
}

/** Staff payouts: exact amounts as shown, idempotent. */
export class PayoutAdmin {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly fileLinks: OrderFileLinks;
      readonly messages: MessageLog;
      readonly settings: Settings;
      readonly runs: RoyaltyJobs;
    },
  ) {}

  async due(): Promise<readonly DuePayout[]> {
    await this.services.runs.confirm();
    return this.services.database.read((db) => this.#due(db));
  }

  list(wanted: PayoutsQuery = {}): Promise<readonly ManagedPayout[]> {
    return this.services.database.read(async (db) => this.#shown(db, await db.payouts.list(MAX_LISTED, wanted)));
  }

  /** Returns the movements inside a payout or an amount due. */
  parts(wanted: PartsOf): Promise<PayoutParts | undefined> {
    return payoutPartsOf(this.services.database, wanted, this.services.settings.clock.now());
  }

  /**
   * Creates all payouts of the list, or none if an amount has changed. Repeating the same list returns the existing
   * payouts.
   * @param who login for the log; omitted for the owner
   */
  async make(items: readonly DueItem[], who = OWNER_NAME): Promise<MakeOutcome> {
    const { database } = this.services;
    const wanted = items.toSorted((one, other) => one.blogger_id - other.blogger_id);
    try {
      return await database.write(async (db): Promise<MakeOutcome> => {
        const payouts: StoredPayout[] = [];
        for (const item of wanted) payouts.push(await this.#make(db, item, who));
        return { kind: 'made', payouts: await this.#shown(db, payouts) };
      }, 'power');
    } catch (error) {
      if (!(error instanceof PayoutsChanged)) throw error;
      return { kind: 'changed', due: await this.due() };
    }
  }

  /**
   * Marks a payout as sent and credits bonuses.
   * @param file PDF, max 5 MB
   * @param who login for the log; omitted for the owner
   */
  async sent(id: number, file: Uint8Array | undefined, who = OWNER_NAME): Promise<PayoutOutcome> {
    if (file !== undefined && !isPdf(file)) return { kind: 'refused', code: 'invalid-file' };
    const { database, messages, settings } = this.services;
    return database.write(async (db): Promise<PayoutOutcome> => {
      const found = await db.payouts.byId(id);
      // Lock order: customer before ledger.
      const blogger = found && (await db.customers.lock(found.bloggerId));
      if (found === undefined || blogger === undefined) return { kind: 'refused', code: 'not-found' };
      await db.ledger.lock(found.bloggerId);
      const payout = (await db.payouts.byId(id)) ?? found;
      if (payout.withdrawnAt !== undefined) return { kind: 'refused', code: 'payout_withdrawn' };
      const now = settings.clock.now();
      if (file !== undefined) await db.payouts.keepFile(id, file, now);
      if (payout.paidAt === undefined) {
        await this.#move(db, payout, 'sent');
        await db.payouts.sent(id, now);
        await this.#log(db, payout, { action: 'changed', who });
        await db.bonuses.move(blogger.id, [{ amount: payout.bonus, reason: 'payout' }], now);
        const mail = payoutSentMail(blogger, payout, await storeOfPerson(db, blogger, settings));
        if (mail !== undefined) await messages.write(db, mail);
      }
      return this.#again(db, id);
    }, 'power');
  }

  /** Cancels an unsent payout; its amounts become confirmed again. */
  async withdraw(id: number, who = OWNER_NAME): Promise<PayoutOutcome> {
    const { database, settings } = this.services;
    return database.write(async (db): Promise<PayoutOutcome> => {
      const found = await db.payouts.byId(id);
      if (found === undefined) return { kind: 'refused', code: 'not-found' };
      await db.ledger.lock(found.bloggerId);
      const payout = (await db.payouts.byId(id)) ?? found;
      if (payout.paidAt !== undefined) return { kind: 'refused', code: 'payout_sent' };
      if (payout.bankFile !== undefined) return { kind: 'refused', code: 'payout_exported' };
      if (payout.withdrawnAt === undefined) {
        await this.#move(db, payout, 'withdrawn');
        await db.payouts.withdraw(id, settings.clock.now());
        await this.#log(db, payout, { action: 'removed', who });
      }
      return this.#again(db, id);
    }, 'power');
  }

  file(id: number): Promise<Uint8Array | undefined> {
    return this.services.database.read((db) => db.payouts.file(id));
  }

  async #make(db: Db, item: DueItem, who: string): Promise<StoredPayout> {
    const { blogger_id: bloggerId, currency, up_to: upTo } = item;
    await db.ledger.lock(bloggerId);
    const made = await db.payouts.ofList(bloggerId, currency, upTo);
    if (made !== undefined && isSame(item, made)) return made;
    const now = this.services.settings.clock.now();
    const open = (await db.ledger.open({ bloggerId, until: now })).find((one) => one.currency === currency);
    if (open?.upTo !== upTo || !isPaidOut(open, 1) || !isSame(item, payoutOf(open))) throw new PayoutsChanged();
    const id = await makePayout(db, open, now);
    const payout = await db.payouts.byId(id);
    if (payout === undefined) throw new Error(`Payout ${String(id)} was not kept`);
    await this.#log(db, payout, { action: 'created', who });
    return payout;
  }

  async #log(
    db: Db,
    { id, bloggerId, currency, sum, bonus }: StoredPayout,
    act: { readonly action: 'changed' | 'created' | 'removed'; readonly who: string },
  ): Promise<void> {
    const state = { created: 'open', changed: 'sent', removed: 'withdrawn' }[act.action];
    const what = { blogger: bloggerId, state, sum: toDecimal(sum), bonus: toDecimal(bonus), currency };
    await logPayouts(db, { kind: PAYOUT_KIND, id, ...act, at: this.services.settings.clock.now(), what });
  }

  #move(db: Db, payout: StoredPayout, what: 'sent' | 'withdrawn'): Promise<number> {
    const { bloggerId, currency, sum, bonus, id: payoutId } = payout;
    const to = what === 'sent' ? 'paid' : 'active';
    const movement = { reason: `payout_${what}`, from: 'payout', to, sum, bonus } as const;
    return postMovement(db.ledger, { bloggerId, currency, at: this.services.settings.clock.now(), payoutId, movement });
  }

  async #due(db: Db): Promise<readonly DuePayout[]> {
    const rules = await royaltyRulesOf(db);
    const due: DuePayout[] = [];
    for (const open of await db.ledger.open({ until: this.services.settings.clock.now() })) {
      const { bloggerId, currency, orders, upTo } = open;
      const { sum, bonus } = payoutOf(open);
      const minimum = payoutMinimum(rules, currency);
      const figures = { currency, sum: toDecimal(sum), bonus: toDecimal(bonus), orders, up_to: upTo };
      const blogger = whoOf(await db.customers.byId(bloggerId));
      due.push({
        blogger_id: bloggerId,
        ...blogger,
        ...figures,
        minimum: toDecimal(minimum),
        is_due: isPaidOut(open, minimum),
      });
    }
    return due;
  }

  async #again(db: Db, id: number): Promise<PayoutOutcome> {
    const payout = await db.payouts.byId(id);
    if (payout === undefined) return { kind: 'refused', code: 'not-found' };
    const [shown] = await this.#shown(db, [payout]);
    return shown === undefined ? { kind: 'refused', code: 'not-found' } : { kind: 'done', payout: shown };
  }

  async #shown(db: Db, payouts: readonly StoredPayout[]): Promise<readonly ManagedPayout[]> {
    const now = this.services.settings.clock.now();
    const bloggers = new Map<number, Customer | undefined>();
    const payees = new Map<number, Payee | undefined>();
    for (const { bloggerId } of payouts) {
      if (bloggers.has(bloggerId)) continue;
      bloggers.set(bloggerId, await db.customers.byId(bloggerId));
      payees.set(bloggerId, await db.bankFiles.payeeOf(bloggerId));
    }
    return payouts.map((payout) => ({
      id: payout.id,
      blogger_id: payout.bloggerId,
      ...whoOf(bloggers.get(payout.bloggerId)),
      currency: payout.currency,
      sum: toDecimal(payout.sum),
      bonus: toDecimal(payout.bonus),
      orders: payout.orders,
      created_at: new Date(payout.createdAt).toISOString(),
      paid_at: isoOf(payout.paidAt),
      withdrawn_at: isoOf(payout.withdrawnAt),
      file: payout.hasFile ? this.services.fileLinks.sign(payoutFilePath(payout.id), now) : null,
      bank_file: payout.bankFile ?? null,
      payee: payees.get(payout.bloggerId) ?? null,
    }));
  }
}

export async function makePayout(
  { ledger, payouts }: Pick<Repositories, 'ledger' | 'payouts'>,
  open: OpenEarning,
  at: number,
): Promise<number> {
  const { bloggerId, currency, upTo } = open;
  const figures = payoutOf(open);
  const id = await payouts.add({ bloggerId, currency, ...figures, createdAt: at, upTo });
  const movement = { reason: 'payout_made', from: 'active', to: 'payout', ...figures } as const;
  await postMovement(ledger, { bloggerId, currency, at, payoutId: id, movement });
  if (open.bonus < 0) await carryOver(ledger, { bloggerId, currency, at, payoutId: id, bonus: -open.bonus });
  return id;
}

interface Owed {
  readonly bloggerId: number;
  readonly currency: string;
  readonly at: number;
  readonly payoutId: number;
  /** Minor units. */
  readonly bonus: number;
}

/** Negative bonuses are carried over to the next payout. */
async function carryOver(ledger: Repositories['ledger'], { payoutId, bonus, ...owed }: Owed): Promise<void> {
  const lent = { reason: 'carried_over', from: 'shop', to: 'active', sum: 0, bonus } as const;
  await postMovement(ledger, { ...owed, payoutId, movement: lent });
  await postMovement(ledger, { ...owed, movement: { ...lent, from: 'active', to: 'shop' } });
}

function isSame(item: DueItem, { sum, bonus }: { readonly sum: number; readonly bonus: number }): boolean {
  return toMinor(item.sum) === sum && toMinor(item.bonus) === bonus;
}

function whoOf(blogger: Customer | undefined): { readonly name: string; readonly contact: string | null } {
  return {
    name: `${blogger?.firstname ?? ''} ${blogger?.lastname ?? ''}`.trim(),
    contact: blogger?.loginEmail ?? blogger?.loginPhone ?? null,
  };
}

function isoOf(moment: number | undefined): string | null {
  return moment === undefined ? null : new Date(moment).toISOString();
}
