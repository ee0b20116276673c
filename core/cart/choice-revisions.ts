import { canonicalJson } from '../kernel/json';
import type { JsonValue } from '../ports';
import type { CartRecord } from './cart-record';

/** What a shopper chooses for the whole cart; each is one value that the last change decides. */
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

/**
 * Counts the changes of each choice, as those of each line are counted: two tabs that send each other a choice at the same moment
 * end with the later one, and not each with that of the other.
 */
export function countChoices(before: CartRecord, after: CartRecord): CartRecord {
  const changed = CHOICES.filter((choice) => !isSame(before, after, choice));
  if (changed.length === 0) return after;
  const counted = changed.map((choice) => [choice, revisionOf(before, choice) + 1] as const);
  return { ...after, choiceRevisions: { ...after.choiceRevisions, ...Object.fromEntries(counted) } };
}

/** Whether their choice is later than ours; of two equally late, every tab decides for the same one. */
function isLater(theirs: Chosen, ours: Chosen, choice: Choice): boolean {
  const [their, our] = [revisionOf(theirs, choice), revisionOf(ours, choice)];
  return their === our ? textOf(theirs, choice) > textOf(ours, choice) : their > our;
}

/** The cart with those choices of another tab that are later. */
export function takeChoices(cart: CartRecord, theirs: Chosen): CartRecord {
  const later = CHOICES.filter((choice) => isLater(theirs, cart, choice));
  if (later.length === 0) return cart;
  const taken = Object.fromEntries(later.map((choice) => [choice, theirs[choice]]));
  const revisions = Object.fromEntries(later.map((choice) => [choice, revisionOf(theirs, choice)]));
  return { ...cart, ...taken, choiceRevisions: { ...cart.choiceRevisions, ...revisions } };
}

/** Whether this tab has chosen something after the state of it that another one sends. */
export function hasLaterChoices(cart: CartRecord, theirs: Chosen): boolean {
  return CHOICES.some((choice) => !isSame(cart, theirs, choice) && isLater(cart, theirs, choice));
}
