import type { Role } from '../foundation/roles';
import { isStaffAccount } from './sign-in-contacts';

/** Account of a person who may have two. */
export interface MergedAccount {
  readonly id: number;
  readonly loginEmail: string | undefined;
  readonly loginPhone: string | undefined;
  readonly email: string | undefined;
  readonly isVerified: boolean;
  readonly granted: { readonly roles: readonly Role[]; readonly ownRoles: readonly string[] };
  readonly currency: string;
  /** Has bonuses, a history of them, or orders, whose bonuses are in `currency`. */
  readonly hasBonusRecords: boolean;
  /** Has books, posts, photos or products of a blogger. */
  readonly hasBloggerRecords: boolean;
}

export const MERGE_FAULTS = ['same', 'staff', 'roles', 'blogger', 'unconfirmed', 'currency'] as const;
/** Reason that two records cannot be merged. */
export type MergeFault = (typeof MERGE_FAULTS)[number];

/**
 * Returns why one account may not be merged into another; empty if it may. A merge grants no rights: staff accounts are
 * not merged, the kept account has every role of the other one, and nothing moves to an account with an unconfirmed
 * contact, since a stranger may have opened it. Pure.
 */
export function mergeFaults(from: MergedAccount, into: MergedAccount): readonly MergeFault[] {
  if (from.id === into.id) return ['same'];
  const isStaff = isStaffAccount(from.granted) || isStaffAccount(into.granted);
  const faults: readonly (readonly [MergeFault, boolean])[] = [
    ['staff', isStaff],
    ['roles', from.granted.roles.some((role) => !into.granted.roles.includes(role))],
    ['blogger', from.granted.roles.includes('blogger') || from.hasBloggerRecords],
    ['unconfirmed', !into.isVerified],
    ['currency', from.hasBonusRecords && from.currency !== into.currency],
  ];
  return faults.filter(([, applies]) => applies).map(([fault]) => fault);
}

/**
 * Returns the contacts of the kept account. It takes over a login of the other account only if it has none of that kind
 * and no roles, and if both accounts are equally verified. Pure.
 */
export function mergedContacts(
  from: MergedAccount,
  into: MergedAccount,
): Pick<MergedAccount, 'email' | 'loginEmail' | 'loginPhone'> {
  const mayJoin = from.isVerified === into.isVerified && into.granted.roles.length === 0;
  return {
    loginEmail: into.loginEmail ?? (mayJoin ? from.loginEmail : undefined),
    loginPhone: into.loginPhone ?? (mayJoin ? from.loginPhone : undefined),
    email: into.email ?? from.email,
  };
}
