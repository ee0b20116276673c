import { shortsOf, wordsOf } from './image';
import type { DistanceTo } from '../../../../core/kernel/words/edit-distance';
import type { IndexImage, Section } from './image';

export interface TermRange {
  readonly low: number;
  readonly high: number;
}

/** Sorted words in one flat buffer, searchable by binary search, prefix or substring. A term's index is its number. */
export class Dictionary {
  private joined: string | undefined;

  constructor(
    private readonly chars: Uint16Array,
    private readonly offsets: Uint32Array,
  ) {}

  get size(): number {
    return this.offsets.length - 1;
  }

  text(term: number): string {
    return String.fromCharCode(...this.chars.subarray(this.offsets[term] ?? 0, this.offsets[term + 1] ?? 0));
  }

  lengthOf(term: number): number {
    return (this.offsets[term + 1] ?? 0) - (this.offsets[term] ?? 0);
  }

  find(word: string): number {
    const at = this.lowerBound(word);
    return at < this.size && this.lengthOf(at) === word.length && this.compare(at, word) === 0 ? at : -1;
  }

  startingWith(word: string): TermRange {
    return { low: this.lowerBound(word), high: this.lowerBound(`${word}\uffff`) };
  }

  containing(word: string, max: number): number[] {
    const all = (this.joined ??= this.joinAll());
    const found: number[] = [];
    for (let at = all.indexOf(word); at !== -1 && found.length < max;) {
      const term = this.termAt(at);
      found.push(term);
      at = all.indexOf(word, (this.offsets[term + 1] ?? 0) + term + 1);
    }
    return found;
  }

  distance(term: number, to: DistanceTo): number {
    return to(this.chars, this.offsets[term] ?? 0, this.offsets[term + 1] ?? 0);
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

  /** Offset = characters plus one separator per preceding term. */
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

  /** Built lazily, as few processes need it. */
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

export function writeDictionary(sections: Map<string, Section>, name: string, sorted: readonly string[]): void {
  const offsets = new Uint32Array(sorted.length + 1);
  sorted.forEach((word, at) => (offsets[at + 1] = (offsets[at] ?? 0) + word.length));
  const chars = new Uint16Array(offsets[sorted.length] ?? 0);
  sorted.forEach((word, at) => {
    const start = offsets[at] ?? 0;
    for (let letter = 0; letter < word.length; letter += 1) chars[start + letter] = word.charCodeAt(letter);
  });
  sections.set(`${name}.chars`, chars);
  sections.set(`${name}.offsets`, offsets);
}

export function readDictionary(image: IndexImage, name: string): Dictionary {
  return new Dictionary(shortsOf(image, `${name}.chars`), wordsOf(image, `${name}.offsets`));
}
