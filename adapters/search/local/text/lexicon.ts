import { foldText } from '../../../../core/kernel/words/fold';
import { stem } from '../../../../core/kernel/words/stem';
import { isCjk, isStopWord } from './tokenise';
import type { ResolvedOptions } from './index-options';
import type { CjkWords } from './tokenise';

export class Lexicon implements CjkWords {
  readonly language: string;
  longest = 1;
  private readonly cjk = new Set<string>();
  private readonly others = new Map<string, readonly string[]>();
  private readonly pairs = new Map<string, Set<string>>();
  private readonly begun = new Map<string, ReadonlySet<string> | null>();
  private readonly stems = new Map<string, string>();

  constructor({ synonyms, language }: Pick<ResolvedOptions, 'synonyms' | 'language'>) {
    this.language = language;
    for (const group of synonyms) {
      const keys = [...new Set(group.flatMap((name) => this.learn(name)))];
      for (const key of keys) {
        this.others.set(key, [...(this.others.get(key) ?? []), ...keys.filter((other) => other !== key)]);
      }
    }
  }

  has(word: string): boolean {
    return this.cjk.has(word);
  }

  synonyms(term: string): readonly string[] {
    return this.others.get(term) ?? [];
  }

  pair(first: string, second: string): string | undefined {
    const key = `${first} ${second}`;
    return this.pairs.get(first)?.has(key) === true ? key : undefined;
  }

  pairsIn(words: readonly string[]): { readonly key: string; readonly written: string }[] {
    const found: { key: string; written: string }[] = [];
    let first = '';
    let pairs: ReadonlySet<string> | null = null;
    for (const word of words) {
      if (pairs !== null) {
        if (isStopWord(word)) continue;
        const key = `${this.stemOf(first)} ${this.stemOf(word)}`;
        if (pairs.has(key)) found.push({ key, written: `${first} ${word}` });
      }
      first = word;
      pairs = this.begunBy(word);
    }
    return found;
  }

  private begunBy(word: string): ReadonlySet<string> | null {
    let found = this.begun.get(word);
    if (found === undefined) this.begun.set(word, (found = this.pairs.get(stem(word, this.language)) ?? null));
    return found;
  }

  private learn(name: string): string[] {
    const folded = foldText(name).trim();
    if (isCjk(folded)) {
      this.cjk.add(folded);
      this.longest = Math.max(this.longest, Array.from(folded).length);
      return [folded];
    }
    const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !isStopWord(word));
    const [first, second] = words.map((word) => stem(word, this.language));
    if (first === undefined || words.length > 2) return [];
    if (second === undefined) return [first];
    const key = `${first} ${second}`;
    this.pairs.set(first, (this.pairs.get(first) ?? new Set()).add(key));
    return [key];
  }

  private stemOf(word: string): string {
    let found = this.stems.get(word);
    if (found === undefined) this.stems.set(word, (found = stem(word, this.language)));
    return found;
  }
}
