import { readDictionary, writeDictionary } from './dictionary';
import { distanceFrom } from '../../../../core/kernel/words/edit-distance';
import { wordsOf } from './image';
import type { Dictionary } from './dictionary';
import type { IndexImage, Section } from './image';

export interface NearWord {
  readonly term: number;
  readonly distance: number;
  readonly length: number;
  readonly first: number;
  readonly second: number;
  readonly isSwapped: boolean;
}

export interface WrittenWord {
  readonly word: string;
  readonly term: number;
}

/**
 * Words for typo correction, without codes and CJK. A letter mask filters candidates before edit distance is computed.
 */
export class Spelling {
  constructor(
    private readonly words: Dictionary,
    private readonly masks: Uint32Array,
    private readonly terms: Uint32Array,
  ) {}

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

  startingWith(typed: string): Uint32Array {
    const { low, high } = this.words.startingWith(typed);
    return this.terms.subarray(low, high);
  }
}

function maskOf(word: string): number {
  let mask = 0;
  // Shared bits only make the filter coarser.
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

export function readSpelling(image: IndexImage): Spelling {
  return new Spelling(readDictionary(image, 'words'), wordsOf(image, 'words.masks'), wordsOf(image, 'words.terms'));
}
