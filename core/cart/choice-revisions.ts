import { canonicalJson } from '../kernel/json';
import type { JsonValue } from '../ports';
import type { CartRecord } from './cart-record';

const CHOICES = ['coupon', 'shipping', 'payment', 'address'] as const;
type Choice = (typeof CHOICES)[number];
type Chosen = Pick<CartRecord, Choice | 'choiceRevisions'>;

function textOf(chosen: Chosen, choice: Choice): string {
  return canonicalJson(JSON.parse(JSON.stringify(chosen[choice])) as JsonValue); // sound: JSON text read back holds JSON values only
}

function isSame(a: Chosen, b: Chosen, choice: Choice): boolean {
  return a[choice] === b[choice] || textOf(a, choice) === textOf(b, choice);
}

function revisionOf({ choiceRevisions }: Chosen, choice: Choice): number {
  return choiceRevisions[choice] ?? 0;
}

/** Counts changes per choice, so that concurrent tabs converge on the later one. */
export function countChoices(before: CartRecord, after: CartRecord): CartRecord {
  const changed = CHOICES.filter((choice) => !isSame(before, after, choice));
  if (changed.length === 0) return after;
  const counted = changed.map((choice) => [choice, revisionOf(before, choice) + 1] as const);
  return { ...after, choiceRevisions: { ...after.choiceRevisions, ...Object.fromEntries(counted) } };
}

/** Ties are decided the same way in every tab. */
function isLater(theirs: Chosen, ours: Chosen, choice: Choice): boolean {
  const [their, our] = [revisionOf(theirs, choice), revisionOf(ours, choice)];
  return their === our ? textOf(theirs, choice) > textOf(ours, choice) : their > our;
}

export function takeChoices(cart: CartRecord, theirs: Chosen): CartRecord {
  const later = CHOICES.filter((choice) => isLater(theirs, cart, choice));
  if (later.length === 0) return cart;
  const taken = Object.fromEntries(later.map((choice) => [choice, theirs[choice]]));
  const revisions = Object.fromEntries(later.map((choice) => [choice, revisionOf(theirs, choice)]));
  return { ...cart, ...taken, choiceRevisions: { ...cart.choiceRevisions, ...revisions } };
}

export function hasLaterChoices(cart: CartRecord, theirs: Chosen): boolean {
  return CHOICES.some((choice) => !isSame(cart, theirs, choice) && isLater(cart, theirs, choice));
}
