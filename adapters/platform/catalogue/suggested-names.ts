import type { AggregationBucket, Category } from '../../../core/contract';

/** Of each kind that many are suggested. */
const MOST_NAMES = 3;
/** Categories above this level hold everything. */
const FIRST_TELLING_LEVEL = 2;

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How well a name answers what was typed so far: 3 is it, 2 begins so, 1 has words that begin as those typed; 0 not at all. */
function rankOf(name: string, typed: string): number {
  const said = plain(name);
  if (said === typed) return 3;
  if (said.startsWith(typed)) return 2;
  const own = said.split(' ');
  return typed.split(' ').every((word) => own.some((one) => one.startsWith(word))) ? 1 : 0;
}

function best<Named>(named: readonly Named[], nameOf: (one: Named) => string, text: string): readonly Named[] {
  const typed = plain(text);
  if (typed === '') return [];
  return named
    .map((one) => ({ one, rank: rankOf(nameOf(one), typed) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ one }) => one)
    .slice(0, MOST_NAMES);
}

/** A category with the names above it that tell it from others. */
interface SuggestedCategory {
  readonly category: Category;
  /** Its department; all names down to it where two of a department are called alike. */
  readonly above: readonly string[];
}

/** Names above a category, the department first. */
function namesAbove(category: Category, byId: ReadonlyMap<number, Category>): readonly string[] {
  const names: string[] = [];
  for (let at = byId.get(category.parent_id); at !== undefined && at.level >= FIRST_TELLING_LEVEL;) {
    names.unshift(at.name);
    at = byId.get(at.parent_id);
  }
  return names;
}

/** The categories with goods whose names begin as was typed, those nearest to the top first among equals. Pure. */
export function suggestedCategories(text: string, categories: readonly Category[]): readonly SuggestedCategory[] {
  const shown = categories.filter(
    ({ is_active: isActive, level, product_count: count }) => isActive && level >= FIRST_TELLING_LEVEL && count > 0,
  );
  const byId = new Map(categories.map((category) => [category.id, category]));
  const named = best(
    shown.toSorted((left, right) => left.level - right.level),
    ({ name }) => name,
    text,
  ).map((category) => ({ category, names: namesAbove(category, byId) }));
  const called = (name: string, department: string | undefined) =>
    named.filter(({ category, names }) => category.name === name && names[0] === department).length;
  return named.map(({ category, names }) => ({
    category,
    above: called(category.name, names[0]) > 1 ? names : names.slice(0, 1),
  }));
}

/** The brands whose names begin as was typed. Pure. @param counted those with goods */
export function suggestedBrands(text: string, counted: readonly AggregationBucket[]): readonly AggregationBucket[] {
  return best(
    counted.filter(({ count }) => count > 0),
    ({ label }) => label,
    text,
  );
}
