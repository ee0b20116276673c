import { foldText } from '../../../core/kernel/words/fold';
import { stem } from '../../../core/kernel/words/stem';
import { isCjk, isStopWord } from './tokenise';
import type { ResolvedOptions } from './index-options';
import type { CjkWords } from './tokenise';

/** What is known of a language's words beyond their letters: names of the same thing, pairs that are one name, Chinese words. */
export class Lexicon implements CjkWords {
  readonly language: string;
  longest = 1;
  private readonly cjk = new Set<string>();
  private readonly others = new Map<string, readonly string[]>();
  /** First word of a pair → the pairs' keys. */
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

  /** Whether a Chinese word (folded) is known as one. */
  has(word: string): boolean {
    return this.cjk.has(word);
  }

  /** Terms that mean the same as a term, or as a pair's key. */
  synonyms(term: string): readonly string[] {
    return this.others.get(term) ?? [];
  }

  /** The one term that stands for two neighbouring terms ("rain jacket"), if they are known as one name. */
  pair(first: string, second: string): string | undefined {
    const key = `${first} ${second}`;
    return this.pairs.get(first)?.has(key) === true ? key : undefined;
  }

  /** The pairs within the words of a text (folded, not stemmed), each with the words as they stand there. */
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

  /** The pairs that a written word begins. Asked for each word of the catalogue, hence kept. */
  private begunBy(word: string): ReadonlySet<string> | null {
    let found = this.begun.get(word);
    if (found === undefined) this.begun.set(word, (found = this.pairs.get(stem(word, this.language)) ?? null));
    return found;
  }

  /** The key of a name: its term, or that of a pair; longer names say too much to be one word. */
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
