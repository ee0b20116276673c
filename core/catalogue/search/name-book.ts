import type { QueryToken } from './query-words';

export interface FoundName<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

interface Entry<T> {
  readonly words: readonly string[];
  readonly value: T;
}

/** Finds multi-word names in a query, in any word order. */
export class NameBook<T> {
  readonly #byWord = new Map<string, Entry<T>[]>();
  readonly #known = new Map<string, Entry<T>>();
  #singles: readonly (readonly [word: string, value: T])[] | undefined;

  add(words: readonly string[], value: T, join: (known: T, more: T) => T = (_known, more) => more): void {
    const key = [...words].sort().join(' ');
    const known = this.#known.get(key);
    const entry = { words, value: known === undefined ? value : join(known.value, value) };
    this.#known.set(key, entry);
    this.#singles = undefined;
    for (const word of new Set(words)) {
      const others = (this.#byWord.get(word) ?? []).filter((other) => other !== known);
      this.#byWord.set(word, [...others, entry]);
    }
  }

  get words(): Iterable<string> {
    return this.#byWord.keys();
  }

  get singles(): readonly (readonly [word: string, value: T])[] {
    return (this.#singles ??= [...this.#known.values()].flatMap(({ words: [word = '', ...more], value }) =>
      more.length === 0 ? [[word, value] as const] : [],
    ));
  }

  get(words: readonly string[]): T | undefined {
    return this.#known.get([...words].sort().join(' '))?.value;
  }

  /** @param isIdle words allowed between those of a name */
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
