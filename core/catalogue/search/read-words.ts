import { excludedValue } from '../excluded-value';
import { readExclusions } from './read-exclusions';
import type { FoundName } from './name-book';
import { TIES, type QueryToken } from './query-words';
import {
  isNone,
  joinKinds,
  type KindValues,
  type NamedChoice,
  type ShopImitation,
  type ShopNames,
  type ShopTheme,
} from './shop-names';
import type { QueryPart } from './query-part';

/** Names in a query besides prices, sizes and brands. */
export interface ReadWords {
  /** Words that are no choice, as an address keeps them; those that name the kind are among them. */
  readonly text: string;
  /** Words that are left to be searched for. */
  readonly rest: string;
  readonly parts: readonly QueryPart[];
  /** Goods of this kind alone are meant; one of no values is none of the shop's. */
  readonly kind: KindValues | undefined;
  /** The words that name the kind, as they were typed. */
  readonly kindWords: string;
  /** True where the words that are left only say which of the kind come first. */
  readonly isLoose: boolean;
  /** The words name a material that the shop has nothing of, or what no piece is said to be; goods without some others stand in. */
  readonly imitation?: ShopImitation | undefined;
}

/** Ways to take words that may be taken in several. */
export interface WordsWay {
  /** Takes near colours for a colour, too. */
  readonly near: boolean;
}

/** Tied to a number they are a code: HOL-1401-RUST. */
const CODE = /[\p{L}\p{N}]-?\d{2,}|\d-[\p{L}]/u;
const FOR: ReadonlySet<string> = new Set(['for', 'für', 'fuer', 'для']);
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** A compound's head has at least so many letters, and the part before it. */
const SHORTEST_HEAD = 4;
const SHORTEST_MODIFIER = 3;
/** A kind is known by so many letters, where no more than these are missing. */
const SHORTEST_BEGINNING = 4;
const MOST_MISSING = 2;

/** Reads the words of one query. */
class WordReading {
  readonly parts: QueryPart[] = [];
  kind: KindValues | undefined;
  isLoose = false;
  imitation: ShopImitation | undefined;
  #isGift = false;
  /** True where words name the kind, and not a theme alone. */
  #isNamed = false;
  readonly #tokens: readonly QueryToken[];
  /** By word, what it was taken for. */
  readonly #taken = new Map<number, 'choice' | 'kind' | 'kind-and-word'>();
  /** By compound, its last part where the first was a choice, which can be removed. */
  readonly #heads = new Map<number, string>();

  constructor(
    text: string,
    private readonly names: ShopNames,
    private readonly way: WordsWay,
  ) {
    this.#tokens = names.wordsOf(text);
  }

  readonly #isFree = (at: number) => !this.#taken.has(at);
  readonly #isIdle = (at: number) => {
    const token = this.#tokens[at];
    return token !== undefined && this.names.isIdle(token);
  };

  #find<T>(book: {
    findIn: (
      tokens: readonly QueryToken[],
      isFree: (at: number) => boolean,
      isIdle: (at: number) => boolean,
    ) => readonly FoundName<T>[];
  }): readonly FoundName<T>[] {
    return book.findIn(this.#tokens, this.#isFree, this.#isIdle);
  }

  #take({ from, to }: { readonly from: number; readonly to: number }, as: 'choice' | 'kind'): string {
    for (let at = from; at < to; at += 1) this.#taken.set(at, as);
    return this.#tokens
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' ');
  }

  /** Reads what is left out, before what is named can be taken for what is asked for. */
  readExclusions(): void {
    for (const { part, from, to } of readExclusions(this.#tokens, this.names)) {
      this.#take({ from, to }, 'choice');
      this.parts.push(part);
    }
  }

  /** Reads "faux leather" before its leather can be taken for a choice. */
  readImitations(): void {
    for (const found of this.#find(this.names.imitations).toSorted((left, right) => right.length - left.length))
      if (this.#isFree(found.from)) this.#imitate(found.value, this.#take(found, 'choice'));
  }

  #imitate(imitation: ShopImitation, typed: string): true {
    this.imitation ??= imitation;
    this.parts.push({ kind: 'material', code: 'material', values: imitation.values.map(excludedValue), typed });
    return true;
  }

  /** The longest name is the kind, of equals the head: the last in English, German and Chinese, the first in Russian and Ukrainian. */
  readKinds(): void {
    const found = this.#find(this.names.kinds).toSorted(
      (left, right) => right.length - left.length || this.#headFirst(left.from, right.from),
    );
    const [first] = found;
    if (first === undefined) return;
    const tied = found.filter((one) => one !== first && this.#isTied(first, one) && !isNone(one.value));
    this.kind = tied.map(({ value }) => value).reduce(joinKinds, first.value);
    this.#isNamed = true;
    for (const one of [first, ...tied]) this.#take(one, 'kind');
  }

  #headFirst(left: number, right: number): number {
    const isCyrillic = CYRILLIC.test(this.#tokens[left]?.typed ?? '');
    return isCyrillic ? left - right : right - left;
  }

  #isTied(one: FoundName<KindValues>, other: FoundName<KindValues>): boolean {
    const [before, after] = one.from < other.from ? [one, other] : [other, one];
    if (before.to > after.from) return false;
    return this.#tokens.slice(before.to, after.from).some(({ typed }) => TIES.has(typed.toLowerCase()));
  }

  /** Kinderschuhe are Schuhe for Kinder. What the first part says besides stays a word of the search. */
  readCompounds(): void {
    if (this.kind !== undefined) return;
    const heads = this.names.kinds.singles;
    for (const [at, { forms }] of this.#tokens.entries()) {
      if (!this.#isFree(at)) continue;
      const fits = heads
        .filter(([head]) => head.length >= SHORTEST_HEAD)
        .flatMap(([head, value]) =>
          forms
            .filter((form) => form.endsWith(head) && form.length >= head.length + SHORTEST_MODIFIER)
            .map((form) => ({ head, value, modifier: form.slice(0, -head.length) })),
        )
        .toSorted((left, right) => right.head.length - left.head.length);
      const [longest] = fits;
      if (longest === undefined) continue;
      this.kind = longest.value;
      this.#isNamed = true;
      const isChoice = this.#readModifier(longest.modifier, at);
      this.#taken.set(at, isChoice ? 'kind' : 'kind-and-word');
      if (isChoice) this.#heads.set(at, headOf(this.#tokens[at]?.typed ?? '', longest.modifier.length));
      return;
    }
  }

  /** @returns true where the first part of a compound says a choice */
  #readModifier(modifier: string, at: number): boolean {
    const [token] = this.names.wordsOf(modifier);
    for (const form of token?.forms ?? []) {
      const choice = this.names.choices.get([form]);
      const typed = this.#tokens[at]?.typed ?? modifier;
      const imitation = this.names.imitations.get([form]);
      if (imitation !== undefined) return this.#imitate(imitation, typed);
      if (choice !== undefined) return this.#choose(choice, typed);
      const theme = this.names.themes.get([form]);
      const named = this.kind;
      if (theme === undefined || !this.#narrow(theme)) continue;
      this.isLoose = named !== undefined && keepsMost(named, this.kind);
      return !this.isLoose;
    }
    return false;
  }

  readThemes(): void {
    for (const found of this.#find(this.names.themes).toSorted((left, right) => right.length - left.length)) {
      if (![...Array(found.to - found.from).keys()].every((step) => this.#isFree(found.from + step))) continue;
      const { value } = found;
      if (value.sizes.length > 0) {
        this.parts.push({ kind: 'size', code: 'size', values: value.sizes, typed: this.#take(found, 'choice') });
        continue;
      }
      const named = this.kind;
      if (!this.#narrow(value)) continue;
      this.#take(found, 'kind');
      this.#isGift ||= value.isGift;
      // Most of the kind answers the theme: its words still say which of it does so best.
      if (this.#isNamed && named !== undefined && keepsMost(named, this.kind)) this.#keepWords();
    }
  }

  /** Keeps the named kinds that answer the theme, or takes all of the theme's. @returns false if none does */
  #narrow({ kinds, lead }: ShopTheme): boolean {
    const both = this.kind === undefined ? lead : intersected(this.kind, kinds);
    if (isNone(both)) return false;
    this.kind = both;
    return true;
  }

  #keepWords(): void {
    this.isLoose = true;
    for (const [at, as] of this.#taken) if (as === 'kind') this.#taken.set(at, 'kind-and-word');
  }

  /** Reads who it is for: beside a present, or after a word that says so ("boots for dad"). */
  readReceivers(): void {
    if (this.kind === undefined) return;
    // "vater" is found in both of its spellings, and is one receiver.
    for (const found of this.#find(this.names.receivers))
      if (this.#isFree(found.from) && (this.#isGift || this.#isFor(found.from)))
        this.#choose({ code: 'gender', values: found.value, near: [] }, this.#take(found, 'choice'));
  }

  /** True where a word before a place, with idle ones between, says whom it is for. */
  #isFor(place: number): boolean {
    for (let at = place - 1; at >= 0 && this.#isIdle(at); at -= 1)
      if (FOR.has(this.#tokens[at]?.typed.toLowerCase() ?? '')) return true;
    return false;
  }

  readChoices(): void {
    for (const found of this.#find(this.names.choices).toSorted((left, right) => right.length - left.length)) {
      if (![...Array(found.to - found.from).keys()].every((step) => this.#isFree(found.from + step))) continue;
      const typed = this.#tokens
        .slice(found.from, found.to)
        .map(({ typed: one }) => one)
        .join(' ');
      if (this.#choose(found.value, typed)) this.#take(found, 'choice');
    }
  }

  /** The beginning of a kind's name but for a letter or two: "dres" is typed on the way to a dress, or by mistake. */
  readBeginnings(): void {
    if (this.kind !== undefined) return;
    for (const [at, { forms }] of this.#tokens.entries()) {
      const [plain = ''] = forms;
      if (!this.#isFree(at) || plain.length < SHORTEST_BEGINNING) continue;
      const fits = this.names.kinds.singles.filter(
        ([name, kind]) => !isNone(kind) && name.startsWith(plain) && name.length - plain.length <= MOST_MISSING,
      );
      if (fits.length === 0) continue;
      this.kind = fits.map(([, kind]) => kind).reduce(joinKinds);
      this.#taken.set(at, 'kind');
      return;
    }
  }

  #choose({ code, values, near, lead }: NamedChoice, typed: string): boolean {
    const chosen = this.way.near || values.length === 0 ? [...values, ...near] : values;
    if (chosen.length === 0) return false;
    this.parts.push({ kind: code, code, values: chosen, typed, ...(lead !== undefined && { lead }) });
    return true;
  }

  result(): ReadWords {
    const said = (keep: (at: number) => boolean) =>
      this.#tokens
        .flatMap(({ typed }, at) =>
          keep(at) && !(this.#taken.size > 0 && this.#isIdle(at)) ? [this.#heads.get(at) ?? typed] : [],
        )
        .join(' ');
    return {
      text: said((at) => this.#taken.get(at) !== 'choice'),
      rest: said((at) => !this.#taken.has(at) || this.#taken.get(at) === 'kind-and-word'),
      kindWords: said((at) => this.#taken.get(at)?.startsWith('kind') === true),
      parts: this.parts,
      kind: this.kind,
      isLoose: this.isLoose,
      ...(this.imitation !== undefined && { imitation: this.imitation }),
    };
  }
}

/** Kinderschuhe: Schuhe. */
function headOf(compound: string, modifier: number): string {
  const head = compound.slice(modifier);
  return head.slice(0, 1).toUpperCase() + head.slice(1);
}

/** True where a theme leaves at least half of the kinds that were named. */
function keepsMost(named: KindValues, kept: KindValues | undefined): boolean {
  const count = ({ types, categories }: KindValues) => types.length + categories.length;
  return kept !== undefined && count(kept) * 2 >= count(named);
}

function intersected(left: KindValues, right: KindValues): KindValues {
  const both = (one: readonly string[], other: readonly string[]) => one.filter((value) => other.includes(value));
  return { types: both(left.types, right.types), categories: both(left.categories, right.categories) };
}

/** Returns the text with the merchant's words in place of those that stand for them. Pure. */
export function withSynonyms(text: string, names: ShopNames): string {
  const tokens = names.wordsOf(text);
  const found = names.synonyms
    .findIn(
      tokens,
      () => true,
      () => false,
    )
    .toSorted((left, right) => right.length - left.length);
  const [first] = found;
  if (first === undefined) return text;
  const words = tokens.map(({ typed }) => typed);
  return [...words.slice(0, first.from), first.value, ...words.slice(first.to)].join(' ');
}

/** Reads what words name: a kind of goods, an occasion, and colours, materials and people. Undefined where they name nothing. Pure. */
export function readWords(text: string, names: ShopNames, way: WordsWay): ReadWords | undefined {
  if (CODE.test(text)) return undefined;
  const reading = new WordReading(text, names, way);
  reading.readExclusions();
  reading.readImitations();
  reading.readKinds();
  reading.readCompounds();
  reading.readThemes();
  reading.readReceivers();
  reading.readChoices();
  reading.readBeginnings();
  const read = reading.result();
  if (read.parts.length > 0) return read;
  return read.kind === undefined ? undefined : { ...read, text };
}
