import { distanceFrom } from './edit-distance';
import { shortsOf, wordsOf } from './image';
import type { IndexImage, Section } from './image';

/** A half-open range of term numbers. */
export interface TermRange {
  readonly low: number;
  readonly high: number;
}

/** Mask bit of a term that holds a digit: codes are never guessed at. */
const DIGIT = 0x80000000;

/**
 * All terms of the index in the order of their code units, one flat block of characters: found by halving, by their
 * beginning, by a part, or by likeness, without making a string of each.
 */
export class Dictionary {
  private joined: string | undefined;

  constructor(
    private readonly chars: Uint16Array,
    private readonly offsets: Uint32Array,
    private readonly masks: Uint32Array,
  ) {}

  get size(): number {
    return this.offsets.length - 1;
  }

  /** The term as a string. */
  text(term: number): string {
    return String.fromCharCode(...this.chars.subarray(this.offsets[term] ?? 0, this.offsets[term + 1] ?? 0));
  }

  /** Length of the term in code units. */
  lengthOf(term: number): number {
    return (this.offsets[term + 1] ?? 0) - (this.offsets[term] ?? 0);
  }

  /** First code unit of the term. */
  firstOf(term: number): number {
    return this.chars[this.offsets[term] ?? 0] ?? 0;
  }

  /** The number of exactly this term, or -1. */
  find(word: string): number {
    const at = this.lowerBound(word);
    return at < this.size && this.lengthOf(at) === word.length && this.compare(at, word) === 0 ? at : -1;
  }

  /** All terms that begin with `word`. */
  startingWith(word: string): TermRange {
    return { low: this.lowerBound(word), high: this.lowerBound(`${word}\uffff`) };
  }

  /** Terms that hold `word` anywhere, at most `most` of them. */
  containing(word: string, most: number): number[] {
    const all = (this.joined ??= this.joinAll());
    const found: number[] = [];
    for (let at = all.indexOf(word); at !== -1 && found.length < most;) {
      const term = this.termAt(at);
      found.push(term);
      // The joined text has one separator after each term.
      at = all.indexOf(word, (this.offsets[term + 1] ?? 0) + term + 1);
    }
    return found;
  }

  /** Terms at most `limit` typing errors away from `word`, with their distance; codes are left out. */
  like(word: string, limit: number): { term: number; distance: number }[] {
    const distanceTo = distanceFrom(word, limit);
    const mask = maskOf(word);
    const found: { term: number; distance: number }[] = [];
    for (let term = 0; term < this.size; term += 1) {
      const other = this.masks[term] ?? 0;
      if ((other & DIGIT) !== 0 || Math.abs(this.lengthOf(term) - word.length) > limit) continue;
      if (countLetters(mask & ~other) > limit || countLetters(other & ~mask) > limit) continue;
      const distance = distanceTo(this.chars, this.offsets[term] ?? 0, this.offsets[term + 1] ?? 0);
      if (distance <= limit) found.push({ term, distance });
    }
    return found;
  }

  private lowerBound(word: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(middle, word) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(term: number, word: string): number {
    const start = this.offsets[term] ?? 0;
    const length = this.lengthOf(term);
    const shared = Math.min(length, word.length);
    for (let at = 0; at < shared; at += 1) {
      const difference = (this.chars[start + at] ?? 0) - word.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return length - word.length;
  }

  /** The term at a place of the joined text: place = characters before + one separator for each term before. */
  private termAt(place: number): number {
    let low = 0;
    let high = this.size - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.offsets[middle] ?? 0) + middle <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Made on the first search for a part of a word, since many processes never need it. */
  private joinAll(): string {
    const spaced = new Uint16Array(this.chars.length + this.size);
    for (let term = 0; term < this.size; term += 1) {
      const start = this.offsets[term] ?? 0;
      const end = this.offsets[term + 1] ?? 0;
      spaced.set(this.chars.subarray(start, end), start + term);
      spaced[end + term] = 0x0a;
    }
    return new TextDecoder('utf-16le').decode(spaced);
  }
}

/** Which letters a word has, as bits: two words far apart in these cannot be near in spelling. */
export function maskOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    // Two letters sharing a bit only make the sieve coarser; bit 31 is the digits'.
    if (code >= 0x30 && code <= 0x39) mask |= DIGIT;
    else mask |= 1 << Math.min(code & 31, 30);
  }
  return mask >>> 0;
}

function countLetters(mask: number): number {
  let word = mask & ~DIGIT;
  let letters = 0;
  while (word !== 0) {
    word &= word - 1;
    letters += 1;
  }
  return letters;
}

/** Writes sorted terms as the sections of a {@link Dictionary}. */
export function writeDictionary(sections: Map<string, Section>, sorted: readonly string[]): void {
  const offsets = new Uint32Array(sorted.length + 1);
  const masks = new Uint32Array(sorted.length);
  sorted.forEach((term, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + term.length;
    masks[at] = maskOf(term);
  });
  const chars = new Uint16Array(offsets[sorted.length] ?? 0);
  sorted.forEach((term, at) => {
    const start = offsets[at] ?? 0;
    for (let letter = 0; letter < term.length; letter += 1) chars[start + letter] = term.charCodeAt(letter);
  });
  sections.set('terms.chars', chars);
  sections.set('terms.offsets', offsets);
  sections.set('terms.masks', masks);
}

/** Opens what {@link writeDictionary} wrote. */
export function readDictionary(image: IndexImage): Dictionary {
  return new Dictionary(shortsOf(image, 'terms.chars'), wordsOf(image, 'terms.offsets'), wordsOf(image, 'terms.masks'));
}
