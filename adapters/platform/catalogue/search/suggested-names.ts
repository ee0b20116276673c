import type { AggregationBucket, Category } from '../../../../core/contract';

const MAX_NAMES = 3;
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

/** 3 exact, 2 prefix, 1 word prefixes, 0 no match. */
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
    .slice(0, MAX_NAMES);
}

interface SuggestedCategory {
  readonly category: Category;
  readonly above: readonly string[];
}

function namesAbove(category: Category, byId: ReadonlyMap<number, Category>): readonly string[] {
  const names: string[] = [];
  for (let at = byId.get(category.parent_id); at !== undefined && at.level >= FIRST_TELLING_LEVEL;) {
    names.unshift(at.name);
    at = byId.get(at.parent_id);
  }
  return names;
}

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

export function suggestedBrands(text: string, counted: readonly AggregationBucket[]): readonly AggregationBucket[] {
  return best(
    counted.filter(({ count }) => count > 0),
    ({ label }) => label,
    text,
  );
}
