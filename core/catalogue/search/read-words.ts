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

export interface ReadWords {
  readonly text: string;
  readonly rest: string;
  readonly parts: readonly QueryPart[];
  readonly kind: KindValues | undefined;
  readonly kindWords: string;
  readonly isLoose: boolean;
  /** The words name a material without products, or an imitation; products without certain materials substitute. */
  readonly imitation?: ShopImitation | undefined;
}

export interface WordsWay {
  readonly near: boolean;
}

const CODE = /[\p{L}\p{N}]-?\d{2,}|\d-[\p{L}]/u;
const FOR: ReadonlySet<string> = new Set(['for', 'für', 'fuer', 'для']);
const CYRILLIC = /\p{Script=Cyrillic}/u;
const SHORTEST_HEAD = 4;
const SHORTEST_MODIFIER = 3;
const SHORTEST_BEGINNING = 4;
const MAX_MISSING = 2;

class WordReading {
  readonly parts: QueryPart[] = [];
  kind: KindValues | undefined;
  isLoose = false;
  imitation: ShopImitation | undefined;
  #isGift = false;
  #isNamed = false;
  #isForAdults = false;
  readonly #tokens: readonly QueryToken[];
  readonly #taken = new Map<number, 'choice' | 'kind' | 'kind-and-word'>();
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

  /** Runs first, so that excluded names are not read as requests. */
  readExclusions(): void {
    for (const { part, from, to } of readExclusions(this.#tokens, this.names)) {
      this.#take({ from, to }, 'choice');
      this.parts.push(part);
    }
  }

  /** Parses "faux leather" before "leather" could become a filter. */
  readImitations(): void {
    for (const found of this.#find(this.names.imitations).toSorted((left, right) => right.length - left.length))
      if (this.#isFree(found.from)) this.#imitate(found.value, this.#take(found, 'choice'));
  }

  #imitate(imitation: ShopImitation, typed: string): true {
    this.imitation ??= imitation;
    this.parts.push({ kind: 'material', code: 'material', values: imitation.values.map(excludedValue), typed });
    return true;
  }

  /** The longest name wins; on ties the head: last in English, German and Chinese, first in Russian and Ukrainian. */
  readKinds(): void {
    const found = this.#find(this.names.kinds)
      .filter((one) => !this.#isInTheme(one))
      .toSorted((left, right) => right.length - left.length || this.#headFirst(left.from, right.from));
    const [first] = found;
    if (first === undefined) return;
    const tied = found.filter((one) => one !== first && this.#isTied(first, one) && !isNone(one.value));
    this.kind = tied.map(({ value }) => value).reduce(joinKinds, first.value);
    this.#isNamed = true;
    for (const one of [first, ...tied]) this.#take(one, 'kind');
  }

  /** Dress codes contain names of goods: without ties in the shop, "black tie" is an occasion. */
  #isInTheme({ value, from, to, length }: FoundName<KindValues>): boolean {
    return (
      isNone(value) &&
      this.#find(this.names.themes).some((theme) => theme.from <= from && theme.to >= to && theme.length > length)
    );
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

  /** German compounds: Kinderschuhe are Schuhe for children. */
  readCompounds(): void {
    if (this.kind !== undefined) return;
    const heads = this.names.kinds.singles.filter(([head]) => head.length >= SHORTEST_HEAD);
    for (const [at, token] of this.#tokens.entries()) {
      const forms = token.forms.filter((form) => form.length >= SHORTEST_HEAD + SHORTEST_MODIFIER);
      if (!this.#isFree(at) || forms.length === 0) continue;
      // "Abendgarderobe" ends like a robe.
      if (forms.some((form) => this.names.themes.get([form]) !== undefined)) continue;
      const fits = heads
        .filter(([head]) => forms.some((form) => form.endsWith(head)))
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
      this.#isForAdults ||= value.isForAdults;
      if (this.#isNamed && named !== undefined && keepsMost(named, this.kind)) this.#keepWords();
    }
  }

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

  readReceivers(): void {
    if (this.kind === undefined) return;
    for (const found of this.#find(this.names.receivers))
      if (this.#isFree(found.from) && (this.#isGift || this.#isFor(found.from)))
        this.#choose({ code: 'gender', values: found.value, near: [] }, this.#take(found, 'choice'));
  }

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

  readBeginnings(): void {
    if (this.kind !== undefined) return;
    for (const [at, { forms }] of this.#tokens.entries()) {
      const [plain = ''] = forms;
      if (!this.#isFree(at) || plain.length < SHORTEST_BEGINNING) continue;
      const fits = this.names.kinds.singles.filter(
        ([name, kind]) => !isNone(kind) && name.startsWith(plain) && name.length - plain.length <= MAX_MISSING,
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

  #adultsOnly(): readonly QueryPart[] {
    const isNamed = this.parts.some(({ code }) => code === 'gender');
    if (!this.#isForAdults || isNamed || this.names.adults.length === 0) return [];
    return [{ kind: 'gender', code: 'gender', values: this.names.adults, typed: '' }];
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
      parts: [...this.parts, ...this.#adultsOnly()],
      kind: this.kind,
      isLoose: this.isLoose,
      ...(this.imitation !== undefined && { imitation: this.imitation }),
    };
  }
}

function headOf(compound: string, modifier: number): string {
  const head = compound.slice(modifier);
  return head.slice(0, 1).toUpperCase() + head.slice(1);
}

function keepsMost(named: KindValues, kept: KindValues | undefined): boolean {
  const count = ({ types, categories }: KindValues) => types.length + categories.length;
  return kept !== undefined && count(kept) * 2 >= count(named);
}

function intersected(left: KindValues, right: KindValues): KindValues {
  const both = (one: readonly string[], other: readonly string[]) => one.filter((value) => other.includes(value));
  return { types: both(left.types, right.types), categories: both(left.categories, right.categories) };
}

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
