import { ListsBuilder } from './lists';
import { tokeniseQuery } from './tokenise';
import type { Section } from './image';
import type { Lexicon } from './lexicon';

const PARTS = /[&,;/|+]/;
const TIE = /(?<=\p{L})[-‐‑](?=\p{L})/gu;

export class TypeBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly ofProduct: number[] = [];
  private readonly terms = new ListsBuilder();
  private readonly owners: number[] = [];

  constructor(
    private readonly lexicon: Lexicon,
    private readonly numberOf: (word: string) => number,
  ) {}

  add(name: string): void {
    this.ofProduct.push(name.trim() === '' ? 0 : (this.numbers.get(name) ?? this.number(name)));
  }

  write(sections: Map<string, Section>, places: Uint32Array): void {
    sections.set('product.types', Uint32Array.from(this.ofProduct));
    sections.set('type.owners', Uint32Array.from(this.owners));
    this.terms.write(sections, 'type.terms', places);
  }

  private number(name: string): number {
    const number = this.numbers.size + 1;
    this.numbers.set(name, number);
    for (const part of name.split(PARTS)) {
      this.addLine(number, part);
      if (part.search(TIE) >= 0) this.addLine(number, part.replace(TIE, ''));
    }
    return number;
  }

  private addLine(type: number, name: string): void {
    const words = tokeniseQuery(name, this.lexicon.language, this.lexicon);
    if (words.length === 0) return;
    for (const { raw } of words) this.terms.add(this.numberOf(raw));
    this.terms.close();
    this.owners.push(type);
  }
}
