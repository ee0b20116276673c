import { readDictionary, writeDictionary } from './dictionary';
import { distanceFrom } from '../../../core/kernel/words/edit-distance';
import { wordsOf } from './image';
import type { Dictionary } from './dictionary';
import type { IndexImage, Section } from './image';

/** A word as it is written somewhere in the catalogue, near to what was typed. */
export interface NearWord {
  readonly term: number;
  readonly distance: number;
  readonly length: number;
  /** Its first two code units. */
  readonly first: number;
  readonly second: number;
  /** Has the very letters that were typed, in another order: two of them were swapped. */
  readonly isSwapped: boolean;
}

/** A word of the catalogue as it is written there, folded, and the number of its term. */
export interface WrittenWord {
  readonly word: string;
  readonly term: number;
}

/**
 * All written words: errors are made in words, not in their stems. Codes and CJK are left out, nobody's guess would be right
 * about them. Each word is first sieved by its letters, so that the table of distances is filled for few.
 */
export class Spelling {
  constructor(
    private readonly words: Dictionary,
    private readonly masks: Uint32Array,
    private readonly terms: Uint32Array,
  ) {}

  /** Words at most `limit` typing errors away. */
  like(typed: string, limit: number): NearWord[] {
    const distanceTo = distanceFrom(typed, limit);
    const mask = maskOf(typed);
    const letters = sortedLetters(typed);
    const found: NearWord[] = [];
    for (let at = 0; at < this.masks.length; at += 1) {
      const other = this.masks[at] ?? 0;
      const length = this.words.lengthOf(at);
      if (Math.abs(length - typed.length) > limit) continue;
      if (countLetters(mask & ~other) > limit || countLetters(other & ~mask) > limit) continue;
      const distance = this.words.distance(at, distanceTo);
      if (distance > limit) continue;
      const word = this.words.text(at);
      found.push({
        term: this.terms[at] ?? 0,
        distance,
        length,
        first: word.charCodeAt(0),
        second: word.charCodeAt(1),
        isSwapped: length === typed.length && other === mask && sortedLetters(word) === letters,
      });
    }
    return found;
  }

  /** Terms of the words that begin with `typed`. */
  startingWith(typed: string): Uint32Array {
    const { low, high } = this.words.startingWith(typed);
    return this.terms.subarray(low, high);
  }
}

/** Which letters a word has, as bits: two words far apart in these cannot be near in spelling. */
function maskOf(word: string): number {
  let mask = 0;
  // Two letters sharing a bit only make the sieve coarser.
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask >>> 0;
}

function sortedLetters(word: string): string {
  return word.split('').sort().join('');
}

function countLetters(mask: number): number {
  let rest = mask;
  let letters = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    letters += 1;
  }
  return letters;
}

/** Writes words, sorted here, as the sections of a {@link Spelling}. */
export function writeSpelling(sections: Map<string, Section>, words: readonly WrittenWord[]): void {
  const sorted = [...words].sort((left, right) => (left.word < right.word ? -1 : 1));
  writeDictionary(
    sections,
    'words',
    sorted.map(({ word }) => word),
  );
  sections.set(
    'words.terms',
    Uint32Array.from(sorted, ({ term }) => term),
  );
  sections.set(
    'words.masks',
    Uint32Array.from(sorted, ({ word }) => maskOf(word)),
  );
}

/** Opens what {@link writeSpelling} wrote. */
export function readSpelling(image: IndexImage): Spelling {
  return new Spelling(readDictionary(image, 'words'), wordsOf(image, 'words.masks'), wordsOf(image, 'words.terms'));
}
