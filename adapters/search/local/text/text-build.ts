import { lookUp } from '../../../../core/kernel/look-up';
import { addBit, emptyBitset } from './bitset';
import { writeDictionary } from './dictionary';
import { Lexicon } from './lexicon';
import { ListsBuilder } from './lists';
import { compactCode } from '../../../../core/kernel/words/fold';
import { hashTerms } from './name-hash';
import { writePostings } from './postings';
import { writeSpelling } from './spelling';
import { writeStrings } from './string-table';
import { TermUses } from './term-uses';
import { tokeniseField, tokeniseQuery } from './tokenise';
import { TypeBuilder } from './type-build';
import { WordList } from './word-list';
import type { IndexDocument, ResolvedOptions } from './index-options';
import type { Section } from './image';

const REPEATED_LENGTH = 80;
const PROSE_FIELD = 'description';
const CODE_FIELDS: ReadonlySet<string> = new Set(['sku', 'article']);
const WORDS_OF = 'words of ';
const MAX_PHRASES = 5000;

function isUntelling(field: string): boolean {
  return field === PROSE_FIELD || CODE_FIELDS.has(field) || field.startsWith(WORDS_OF);
}

export class TextBuilder {
  private readonly words: WordList;
  private readonly fields = new Map<string, number>();
  private readonly repeated = new Map<string, Uint32Array>();
  private readonly hashes = new Map<string, number>();
  private readonly phrases = new Map<string, number>();
  /** Terms outside prose; only they are used for guesses. */
  private readonly telling = new Set<number>();
  private readonly unitTerms = new ListsBuilder();
  private readonly uses = new TermUses();
  private readonly nameHashes: number[] = [];
  private readonly types: TypeBuilder;

  constructor(
    private readonly options: ResolvedOptions,
    private readonly lexicon = new Lexicon(options),
  ) {
    this.words = new WordList(options.language);
    this.types = new TypeBuilder(this.lexicon, (word) => this.words.number(word));
  }

  add(document: IndexDocument): void {
    const text = Object.hasOwn(document.text, 'sku') ? document.text : { sku: document.sku, ...document.text };
    for (const [field, value] of Object.entries(text)) {
      if (value === '') continue;
      if (CODE_FIELDS.has(field)) this.useCode(field, value);
      else this.use(field, this.read(value));
      if (this.options.suggestFields.includes(field)) this.notePhrases(value);
    }
    this.addVariants(document);
    this.uses.close();
    this.nameHashes.push(this.hashOf(document.text['name']));
    this.types.add(document.text['product_type'] ?? '');
  }

  write(sections: Map<string, Section>): void {
    const { sorted, places } = this.words.inOrder();
    writeDictionary(sections, 'terms', sorted);
    writeSpelling(sections, this.words.written(places));
    const boosts = [...this.fields.keys()].map((field) => lookUp(this.options.boosts, field) ?? 1);
    writePostings(sections, this.uses, { rename: places, boosts });
    const telling = emptyBitset(sorted.length);
    for (const term of this.telling) addBit(telling, places[term] ?? 0);
    sections.set('terms.telling', telling);
    writeStrings(sections, 'terms.shown', this.words.shown(sorted));
    const phrases = [...this.phrases]
      .sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1))
      .slice(0, MAX_PHRASES);
    writeStrings(
      sections,
      'phrases',
      phrases.map(([phrase]) => phrase),
    );
    this.unitTerms.write(sections, 'unit.terms', places);
    sections.set('product.names', Uint32Array.from(this.nameHashes));
    this.types.write(sections, places);
  }

  private hashOf(text = ''): number {
    let hash = this.hashes.get(text);
    if (hash === undefined) {
      hash = hashTerms(tokeniseQuery(text, this.options.language, this.lexicon).map(({ term }) => term));
      if (text.length <= REPEATED_LENGTH) this.hashes.set(text, hash);
    }
    return hash;
  }

  private addVariants(document: IndexDocument): void {
    const all = new Set<number>();
    for (const variant of document.variants) {
      for (const term of new Set(variant.text === undefined ? [] : this.read(variant.text))) {
        all.add(term);
        this.unitTerms.add(term);
      }
      this.unitTerms.close();
    }
    if (document.variants.length === 0) this.unitTerms.close();
    if (all.size > 0) this.use('variant', Uint32Array.from(all));
  }

  private notePhrases(value: string): void {
    for (const part of value.split(/[,;|]/)) {
      const phrase = part.trim();
      if (phrase !== '') this.phrases.set(phrase, (this.phrases.get(phrase) ?? 0) + 1);
    }
  }

  /** Words in a code ("VIT-JACKET-01") do not count as codes; only parts with digits and the whole do. */
  private useCode(field: string, value: string): void {
    const words = tokeniseField(value);
    const whole = compactCode(value);
    const isCode = (word: string): boolean => word === whole || /\d/.test(word);
    const numbers = (list: readonly string[]): Uint32Array => Uint32Array.from(list, (word) => this.words.number(word));
    this.use(field, numbers(words.filter(isCode)));
    this.use(`${WORDS_OF}${field}`, numbers(words.filter((word) => !isCode(word))));
  }

  private use(field: string, terms: Uint32Array): void {
    if (terms.length === 0) return;
    let number = this.fields.get(field);
    if (number === undefined) this.fields.set(field, (number = this.fields.size));
    this.uses.add(number, terms);
    if (!isUntelling(field)) for (const term of terms) this.telling.add(term);
  }

  private read(text: string): Uint32Array {
    const known = this.repeated.get(text);
    if (known !== undefined) return known;
    this.words.noteWriting(text);
    const words = tokeniseField(text, this.lexicon);
    const pairs = this.lexicon.pairsIn(words);
    const terms = new Uint32Array(words.length + pairs.length);
    words.forEach((word, at) => (terms[at] = this.words.number(word)));
    pairs.forEach(({ key, written }, at) => (terms[words.length + at] = this.words.number(written, key)));
    if (text.length <= REPEATED_LENGTH) this.repeated.set(text, terms);
    return terms;
  }
}
