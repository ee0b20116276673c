import { foldText } from '../../kernel/words/fold';
import { excludedValue, WITHOUT_CODE } from '../excluded-value';
import type { FoundName, NameBook } from './name-book';
import type { QueryPart } from './query-part';
import { foldedName, TIES, type QueryToken } from './query-words';
import type { ShopNames } from './shop-names';
import { WEAK_NEGATIONS } from './words/negations';

interface Exclusion {
  readonly part: QueryPart;
  readonly from: number;
  readonly to: number;
}

interface Excluded extends Pick<QueryPart, 'code' | 'kind' | 'values'> {
  readonly to: number;
}

/** Reads excluded kinds, colours, materials, people and text words. */
export function readExclusions(tokens: readonly QueryToken[], names: ShopNames): readonly Exclusion[] {
  const negations = found(names.negations, tokens).toSorted((left, right) => right.length - left.length);
  const taken = new Set<number>();
  return negations.flatMap(({ from, to }) => {
    if (span(from, to).some((at) => taken.has(at))) return [];
    const isWeak = WEAK_NEGATIONS.has(foldedName(typedOf(tokens, from, to)));
    const excluded = allAfter(tokens, to, names, isWeak);
    const end = excluded.at(-1)?.to;
    if (end === undefined) return [];
    for (const at of span(from, end)) taken.add(at);
    return excluded.map(({ to: _to, ...part }, nth): Exclusion => {
      const typed = nth === 0 ? typedOf(tokens, from, end) : '';
      return { part: { ...part, typed }, from, to: end };
    });
  });
}

function allAfter(tokens: readonly QueryToken[], start: number, names: ShopNames, isWeak: boolean): Excluded[] {
  const all: Excluded[] = [];
  for (let at = start; ;) {
    const isTied = all.length > 0;
    while (!isWeak && isIdle(tokens, at, names) && !isTieAt(tokens, at)) at += 1;
    if (isTied) {
      if (!isTieAt(tokens, at)) return all;
      at += 1;
    }
    const next = nameAt(tokens, at, names) ?? (isWeak || isTied ? undefined : wordAt(tokens, at));
    if (next === undefined || (isTied && next.code !== all[0]?.code)) return all;
    all.push(next);
    at = next.to;
  }
}

function nameAt(tokens: readonly QueryToken[], at: number, names: ShopNames): Excluded | undefined {
  const kind = longestAt(names.kinds, tokens, at);
  if (kind !== undefined && kind.value.types.length > 0)
    return { kind: 'ptype', code: 'ptype', values: kind.value.types.map(excludedValue), to: kind.to };
  const choice = longestAt(names.choices, tokens, at);
  if (choice !== undefined && choice.value.values.length > 0) {
    const { code, values } = choice.value;
    return { kind: code, code, values: values.map(excludedValue), to: choice.to };
  }
  return longestAt(names.parts, tokens, at) && wordAt(tokens, at);
}

function wordAt(tokens: readonly QueryToken[], at: number): Excluded | undefined {
  const word = tokens[at];
  return word && { kind: 'without', code: WITHOUT_CODE, values: [foldText(word.typed)], to: at + 1 };
}

function longestAt<T>(book: NameBook<T>, tokens: readonly QueryToken[], at: number): FoundName<T> | undefined {
  return found(book, tokens)
    .filter(({ from }) => from === at)
    .toSorted((left, right) => right.length - left.length)[0];
}

function found<T>(book: NameBook<T>, tokens: readonly QueryToken[]): readonly FoundName<T>[] {
  return book.findIn(
    tokens,
    () => true,
    () => false,
  );
}

const span = (from: number, to: number) => [...Array(Math.max(0, to - from)).keys()].map((step) => from + step);

function isTieAt(tokens: readonly QueryToken[], at: number): boolean {
  return TIES.has(tokens[at]?.typed.toLowerCase() ?? '');
}

function isIdle(tokens: readonly QueryToken[], at: number, names: ShopNames): boolean {
  const token = tokens[at];
  return token !== undefined && names.isIdle(token);
}

function typedOf(tokens: readonly QueryToken[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ typed }) => typed)
    .join(' ');
}
