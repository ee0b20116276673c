import type { QueryToken } from './query-words';

/** A name that stands in a query. */
export interface FoundName<T> {
  readonly value: T;
  /** The words that it takes: from the first of them on, before the last. */
  readonly from: number;
  readonly to: number;
  /** The words of them that are the name, without those that say nothing. */
  readonly length: number;
}

interface Entry<T> {
  readonly words: readonly string[];
  readonly value: T;
}

/** Names by the forms of their words, to be found in a query in any order of a name's words. */
export class NameBook<T> {
  readonly #byWord = new Map<string, Entry<T>[]>();
  readonly #known = new Map<string, Entry<T>>();

  /** A name that is there already gets the value that `join` makes of both. */
  add(words: readonly string[], value: T, join: (known: T, more: T) => T = (_known, more) => more): void {
    const key = [...words].sort().join(' ');
    const known = this.#known.get(key);
    const entry = { words, value: known === undefined ? value : join(known.value, value) };
    this.#known.set(key, entry);
    for (const word of new Set(words)) {
      const others = (this.#byWord.get(word) ?? []).filter((other) => other !== known);
      this.#byWord.set(word, [...others, entry]);
    }
  }

  /** All words of names. */
  get words(): Iterable<string> {
    return this.#byWord.keys();
  }

  /** All single words of names, for compounds that end in one. */
  get singles(): readonly (readonly [word: string, value: T])[] {
    return [...this.#known.values()].flatMap(({ words: [word = '', ...more], value }) =>
      more.length === 0 ? [[word, value] as const] : [],
    );
  }

  get(words: readonly string[]): T | undefined {
    return this.#known.get([...words].sort().join(' '))?.value;
  }

  /** The names within words that are free. @param isIdle words that may stand between those of a name */
  findIn(
    tokens: readonly QueryToken[],
    isFree: (at: number) => boolean,
    isIdle: (at: number) => boolean,
  ): readonly FoundName<T>[] {
    const found: FoundName<T>[] = [];
    for (let from = 0; from < tokens.length; from += 1) {
      if (!isFree(from)) continue;
      const entries = new Set((tokens[from]?.forms ?? []).flatMap((form) => this.#byWord.get(form) ?? []));
      for (const { words, value } of entries) {
        const to = endOf(words, tokens, { from, isFree, isIdle });
        if (to !== undefined) found.push({ value, from, to, length: words.length });
      }
    }
    return found;
  }
}

interface Run {
  readonly from: number;
  readonly isFree: (at: number) => boolean;
  readonly isIdle: (at: number) => boolean;
}

/** The place behind the words of a name that begin at a place, in whatever order; undefined where they are not all there. */
function endOf(
  words: readonly string[],
  tokens: readonly QueryToken[],
  { from, isFree, isIdle }: Run,
): number | undefined {
  const left = [...words];
  for (let at = from; at < tokens.length; at += 1) {
    if (!isFree(at)) return undefined;
    const which = left.findIndex((word) => tokens[at]?.forms.includes(word));
    if (which >= 0) left.splice(which, 1);
    else if (!isIdle(at)) return undefined;
    if (left.length === 0) return at + 1;
  }
  return undefined;
}
