import type { BodyOf } from '../../../../core/contract';
import {
  BONUS_LIMITS,
  bonusesShort,
  bonusFault,
  type BonusMovement,
} from '../../../../core/contract/people/bonus-movement';
import type { givePersonBonuses } from '../../../../core/contract/people/manage-person';
import { decimalsFault, moneyCode } from '../../../../core/kernel/currency';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import {
  accessDenied,
  commerceOf,
  invalidField,
  loginOf,
  refuse,
  roundLimit,
  type Settings,
  type SignedInCaller,
} from '../../foundation';
import type { StoredBonus } from '../../ports/people/bonuses';
import type { Database, Repositories } from '../../ports/database';
import { lockedPerson, whoOf } from './found-person';

export const BONUS_KIND = 'person_bonus';

export type BonusInput = Omit<BodyOf<typeof givePersonBonuses>, 'id'>;

/** Bonus adjustments by staff, with a reason. */
export class PersonBonuses {
  constructor(private readonly parts: { readonly database: Database; readonly settings: Pick<Settings, 'clock'> }) {}

  /**
   * Idempotent per key. Staff cannot credit themselves.
   * @param caller omitted for the owner
   * @throws ApiError 400 naming the field; 403 for people with more rights and the caller; 404; 409 bonuses_short
   */
  async give(id: number, { key, amount, note }: BonusInput, caller?: SignedInCaller): Promise<void> {
    const { database, settings } = this.parts;
    const said = note.trim();
    if (said === '') throw invalidField('note', 'must give the reason, which the customer sees');
    const sum = toMinor(amount);
    if (caller?.customer.id === id) throw accessDenied();
    await database.write(async (db) => {
      const person = await lockedPerson(db, id, caller);
      const wrong = decimalsFault(amount, person.currency);
      if (wrong !== undefined) throw invalidField('amount', wrong);
      const known = await db.bonuses.amountOf(id, key);
      if (known === sum) return;
      if (known !== undefined) throw invalidField('key', 'was already used for another amount: open the form again');
      const max = await maxBonuses(db, person.currency);
      const fault = bonusFault(person.bonus, sum, toMinor(max));
      if (fault === 'nothing') throw invalidField('amount', 'must not be zero');
      if (fault === 'too-much')
        throw invalidField('amount', `must be at most ${moneyCode(toMinor(max), person.currency)}`);
      if (fault === 'short')
        throw refuse(bonusesShort, 'The person has less than this amount', { max: toDecimal(person.bonus) });
      const [now, who] = [settings.clock.now(), whoOf(caller)];
      await db.bonuses.move(id, [{ amount: sum, reason: 'staff', who, note: said, request: key }], now);
      await db.staffChanges.add({
        ...{ at: now, who, kind: BONUS_KIND, record: String(id), action: 'changed' },
        before: { bonus: toDecimal(person.bonus) },
        after: { bonus: toDecimal(person.bonus + sum), as: loginOf(person) },
      });
    }, 'power');
  }

  /** Newest first. */
  async own({ customer: { id } }: SignedInCaller): Promise<{ items: BonusMovement[] }> {
    const found = await this.parts.database.read((db) => db.bonuses.ofCustomer(id, BONUS_LIMITS.shown));
    return { items: found.map(shownBonus) };
  }
}

/** Maximum bonus adjustment in major units. */
export async function maxBonuses({ commerce }: Pick<Repositories, 'commerce'>, currency: string): Promise<number> {
  return roundLimit(BONUS_LIMITS.amount, currency, commerceOf(await commerce.read()).rates);
}

export function shownBonus({ at, amount, reason, orderNumber, note }: StoredBonus): BonusMovement {
  const [order, said] = [orderNumber ?? null, note ?? null];
  return { at: new Date(at).toISOString(), amount: toDecimal(amount), reason, order, note: said };
}
