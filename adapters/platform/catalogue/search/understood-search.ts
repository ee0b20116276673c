import { helpTopics, isHelpPhrase } from '../../../../core/catalogue/search/help-topics';
import { otherLayouts } from '../../../../core/catalogue/search/keyboard-layouts';
import { leadFirst } from '../../../../core/catalogue/search/lead-first';
import type { QueryPart } from '../../../../core/catalogue/search/query-part';
import { isNone } from '../../../../core/catalogue/search/shop-names';
import { sizeSystemOf } from '../../../../core/product/size-labels';
import { STAND_INS } from '../../../../core/catalogue/search/words/kinds';
import { SALE_CODE } from '../../../../core/catalogue/switches';
import type { UnderstoodQuery } from '../../../../core/contract/catalogue/catalogue';
import { inTurn, inTongue, languageOf } from '../../foundation';
import { lookUp } from '../../../../core/kernel/look-up';
import { SETTINGS_BLOCK, ownSearchWords } from '../../content';
import type { Product } from '../../../../core/contract';
import { foldText } from '../../../../core/kernel/words/fold';
import { isExclusion, isOwnMaterial, kindFilters, meaningsOf, searchOf, type Meaning } from './query-meanings';
import { otherGoods, type OtherGoods } from './other-goods';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { readerOf, typedLanguages, type QueryReader, type ReaderWords } from './query-readers';
import {
  nothingFound,
  searchProducts,
  type ProductPage,
  type ProductSearch,
  type SearchSources,
} from './product-search';

export type UnderstoodPage = ProductPage & {
  readonly understood?: UnderstoodQuery;
  readonly others?: OtherGoods;
};

/**
 * "32" is a waist for jeans and a size for shoes, so only values present in the results apply. Materials are kept as
 * requested.
 */
function present(part: QueryPart, { aggregations }: ProductPage): readonly string[] {
  const buckets = lookUp(aggregations, part.code);
  if (part.code === 'material' || part.values.length < 2 || buckets === undefined || isExclusion(part))
    return part.values;
  const counted = part.values.filter((value) => buckets.some((bucket) => bucket.value === value && bucket.count > 0));
  return counted.length === 0 ? part.values : counted;
}

function isGuess({ fuzzy, suggestion }: ProductPage): boolean {
  return fuzzy || suggestion !== undefined;
}

type Readers = readonly [QueryReader, ...QueryReader[]];

class Understanding {
  constructor(
    private readonly search: ProductSearch,
    private readonly readers: Readers,
    private readonly sources: SearchSources,
  ) {}

  /**
   * Tries the interpretation, literal words, another language, the other keyboard layout, then typo correction. Kinds
   * that the shop lacks find nothing.
   */
  async answer(text: string): Promise<UnderstoodPage> {
    const meant = await this.#meant(text);
    if (meant !== undefined && isOwnMaterial(meant.meaning.read)) return nothingFound(this.search);
    if (meant !== undefined && meant.page.total > 0 && !isGuess(meant.page)) return this.#unlessNamed(text, meant);
    const typed = await searchProducts(this.search, this.sources);
    if (
      typed.total > 0 &&
      !isGuess(typed) &&
      (meant === undefined || !mustHold(meant) || isNamedLike(text, meant, typed))
    )
      return typed;
    const foreign = await this.#inOtherLanguage(text);
    if (foreign !== undefined)
      return isOwnMaterial(foreign.meaning.read) ? nothingFound(this.search) : answerOf(foreign);
    const swapped = await this.#inOtherLayout(text);
    if (swapped !== undefined) return swapped;
    if (meant?.meaning.read.kind !== undefined && isNone(meant.meaning.read.kind)) return answerOf(meant);
    const spelled = await this.#spelled(text, 2);
    if (spelled !== undefined) return spelled;
    const mended = await this.#mended(text, [meant?.page, typed], meant?.meaning.read.kind !== undefined);
    if (mended !== undefined) return mended;
    const alone = await this.#spelled(text, 1);
    if (alone !== undefined) return alone;
    const kin = meant === undefined ? undefined : await this.#ofKind(meant.meaning);
    if (kin !== undefined) return { ...answerOf(kin), exact: 0 };
    return meant === undefined || (!mustHold(meant) && !isGuess(typed)) ? typed : answerOf(meant);
  }

  async #meant(text: string, read: QueryReader = this.readers[0]): Promise<Found | undefined> {
    let first: Found | undefined;
    for (const meaning of meaningsOf(text, read)) {
      const search = searchOf(this.search, meaning);
      const plain = search === undefined ? nothingFound(this.search) : await searchProducts(search, this.sources);
      const found = { meaning, page: this.#inOrder(plain, meaning) };
      const { page } = found;
      if (page.total > 0 && !isGuess(page)) return found;
      const loose = meaning.read.isLoose === true ? await this.#ofKind(meaning) : undefined;
      if (loose !== undefined) return loose;
      first ??= found;
    }
    return first;
  }

  /** The exact colour comes first, unless another order was requested. */
  #inOrder(page: ProductPage, { read, sort }: Meaning): ProductPage {
    const isOrdered = this.search.sort.length > 0 || sort !== undefined;
    return isOrdered ? page : { ...page, items: leadFirst(page.items, read.parts) };
  }

  /** Products with the typed name take precedence over a kind: Racket Stringing is not a racket. */
  async #unlessNamed(text: string, found: Found): Promise<UnderstoodPage> {
    const { kind, rest } = found.meaning.read;
    if (kind === undefined || rest === '' || isNamed(rest, found.page.items)) return answerOf(found);
    const typed = await searchProducts({ ...this.search, size: 1, from: 0 }, this.sources);
    if (isGuess(typed) || !isNamed(text, typed.items)) return answerOf(found);
    return searchProducts(this.search, this.sources);
  }

  async #ofKind(meaning: Meaning): Promise<Found | undefined> {
    const { read } = meaning;
    if (read.kind === undefined || isNone(read.kind) || read.rest === '') return undefined;
    const loose = { ...meaning, read: { ...read, rest: '' } };
    const search = searchOf(this.search, loose);
    const page = search === undefined ? undefined : await searchProducts(search, this.sources);
    return page === undefined || page.total === 0 ? undefined : { meaning: loose, page };
  }

  async #inOtherLanguage(text: string): Promise<Found | undefined> {
    for (const read of this.readers.slice(1)) {
      const found = await this.#meant(text, read);
      if (found === undefined || isGuess(found.page)) continue;
      const { kind } = found.meaning.read;
      const isKnown = isOwnMaterial(found.meaning.read) || (kind !== undefined && isNone(kind));
      if (found.page.total > 0 || isKnown) return found;
    }
    return undefined;
  }

  async #inOtherLayout(text: string): Promise<UnderstoodPage | undefined> {
    for (const other of otherLayouts(text, languageOf(this.search.store))) {
      const page = await this.#sure(other);
      if (page !== undefined) return { ...page, suggestion: other, fuzzy: true };
    }
    return undefined;
  }

  async #sure(text: string): Promise<UnderstoodPage | undefined> {
    const meant = await this.#meant(text);
    if (meant !== undefined && meant.page.total > 0 && !isGuess(meant.page)) return answerOf(meant);
    const search = { ...this.search, query: { ...this.search.query, text } };
    const page = await searchProducts(search, this.sources);
    return page.total > 0 && !isGuess(page) ? page : undefined;
  }

  async #spelled(text: string, min: 1 | 2): Promise<UnderstoodPage | undefined> {
    for (const read of this.readers) {
      const mended = read.mended(text, min);
      if (mended === undefined || read(mended).kind === undefined) continue;
      const found = await this.#meant(mended, read);
      if (found === undefined || found.page.total === 0 || isGuess(found.page)) continue;
      return { ...answerOf(found), suggestion: mended, fuzzy: true };
    }
    return undefined;
  }

  async #mended(
    text: string,
    pages: readonly (ProductPage | undefined)[],
    hasKind: boolean,
  ): Promise<UnderstoodPage | undefined> {
    for (const page of pages) {
      if (page?.suggestion === undefined || !page.fuzzy) continue;
      if (freshWords(text, page.suggestion).length === 0 || !isClear(text, page.suggestion)) continue;
      const mended = mend(text, page.suggestion);
      const found = await this.#meant(mended);
      if (found === undefined || found.page.total === 0 || isGuess(found.page)) continue;
      if (hasKind && found.meaning.read.kind === undefined) continue;
      return { ...answerOf(found), suggestion: mended, fuzzy: true };
    }
    return undefined;
  }
}

interface Found {
  readonly meaning: Meaning;
  readonly page: ProductPage;
}

/** Prices and sales are hard conditions: they are never relaxed. */
function mustHold({ meaning: { read } }: Found): boolean {
  return (
    read.kind !== undefined ||
    read.text === '' ||
    read.parts.some((part) => [SALE_CODE, 'price'].includes(part.code) || isExclusion(part))
  );
}

const MAX_INFLECTION = 2;

/** @param maxMissing letters that a word of the name may have after a typed one; default: any number */
function isNamed(text: string, [first]: readonly Product[], maxMissing = Number.POSITIVE_INFINITY): boolean {
  const wordsOf = (said: string) => foldText(said).match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = wordsOf(first?.name ?? '');
  const words = wordsOf(text);
  const isLike = (one: string, word: string) =>
    one.startsWith(word)
      ? one.length - word.length <= maxMissing
      : word.startsWith(one) && word.length - one.length <= MAX_INFLECTION;
  return words.length > 0 && words.every((word) => name.some((one) => isLike(one, word)));
}

/** A kind that the shop lacks is no beginning of a word: "Fliege" is a bow tie, and no Fliegerbomber. */
function isNamedLike(text: string, { meaning: { read } }: Found, { items }: ProductPage): boolean {
  const isLacking = read.kind !== undefined && isNone(read.kind);
  return isNamed(text, items, isLacking ? MAX_INFLECTION : undefined);
}

function mend(text: string, suggestion: string): string {
  const [typed, meant] = [text.split(/\s+/), suggestion.split(/\s+/)];
  if (typed.length === meant.length) return suggestion;
  const rest = typed.filter((word) => !meant.includes(foldText(word)));
  const fresh = meant.filter((word) => !typed.some((one) => foldText(one) === word));
  const [wrong] = rest.filter((word) => fresh.some((one) => one[0] === foldText(word)[0]));
  return typed.map((word) => (word === wrong ? fresh.join(' ') : word)).join(' ');
}

function answerOf({ meaning, page }: Found): UnderstoodPage {
  const { read, sort } = meaning;
  const parts = read.parts.map((part) => ({ ...part, values: [...present(part, page)] }));
  const isKind = read.kind !== undefined && !isNone(read.kind);
  return {
    ...page,
    ...((meaning.isNear === true || read.imitation !== undefined || isStandIn(read.kindWords, page)) && { exact: 0 }),
    ...(isKind && { aggregations: ofKind(page.aggregations, read.kind.types) }),
    understood: {
      text: read.text,
      ...(read.rest !== read.text && { rest: read.rest }),
      ...(isKind && { scope: [...kindFilters(read.kind)] }),
      filters: Object.fromEntries(parts.map(({ code, values }) => [code, values])),
      ...(sort !== undefined && { sort }),
      typed: [...read.parts, ...(read.order === undefined ? [] : [read.order])].flatMap(({ typed }) =>
        typed === '' ? [] : [typed],
      ),
    },
  };
}

function isStandIn(kindWords: string | undefined, { items }: ProductPage): boolean {
  return kindWords !== undefined && STAND_INS.has(kindWords.toLowerCase()) && !isNamed(kindWords, items);
}

function ofKind(aggregations: ProductPage['aggregations'], types: readonly string[]): ProductPage['aggregations'] {
  const { ptype } = aggregations;
  if (ptype === undefined || types.length === 0) return aggregations;
  return { ...aggregations, ptype: ptype.filter(({ value }) => types.includes(value)) };
}

/** Searches by meaning: kinds and attributes in the text become filters. Offers alternatives if little is found. */
export async function understoodSearch(search: ProductSearch, sources: SearchSources): Promise<UnderstoodPage> {
  const typed = withMinusesInWords(search.query.text?.trim() ?? '');
  if (!/[\p{L}\p{N}]/u.test(typed)) return searchProducts(search, sources);
  const readers = await readersFor(search, sources);
  const text = readers[0](typed).meant;
  const meant = { ...search, query: { ...search.query, text } };
  const answer = await new Understanding(meant, readers, sources).answer(text);
  // Help requests show the help page, not similarly spelled products or filters without results.
  const isHelp =
    helpTopics(text).length > 0 &&
    (isGuess(answer) || answer.total === 0 || (isHelpPhrase(text) && !isOfGoods(text, answer)));
  const page = isHelp || isWildGuess(text, answer) ? nothingFound(search) : withClearSuggestion(text, answer);
  const read = readers.find((one) => one(page.suggestion ?? text).kind !== undefined);
  const others = await otherGoods(page, { search, read: read ?? readers[0], text, sources });
  return others === undefined ? page : { ...page, others };
}

/** "Repair" is a kind of service and "support" is in the name of a bra; descriptions may contain any word. */
function isOfGoods(text: string, { understood, items }: UnderstoodPage): boolean {
  return (understood !== undefined && (understood.rest ?? understood.text) === '') || isNamed(text, items);
}

function withMinusesInWords(text: string): string {
  return text.replace(/(?<=\s)[-−](?=\p{L})/gu, 'without ');
}

export async function countedTexts(
  texts: readonly string[],
  search: ProductSearch,
  sources: SearchSources,
): Promise<readonly { readonly text: string; readonly count: number }[]> {
  if (texts.length === 0) return [];
  const readers = await readersFor(search, sources);
  const counted = await inTurn(texts, async (text) => {
    const own = { ...search, query: { ...search.query, text }, size: 1, from: 0 };
    return { text, count: (await new Understanding(own, readers, sources).answer(text)).total };
  });
  return counted.filter(({ count }) => count > 0);
}

/** Shorter words are too similar to others. */
const SHORTEST_MENDED = 4;

/** Suggests only clear improvements: no dropped words, no words of three letters. */
function withClearSuggestion(text: string, page: UnderstoodPage): UnderstoodPage {
  const { suggestion, ...rest } = page;
  if (suggestion === undefined) return page;
  if (freshWords(text, suggestion).length > 0 && isClear(text, suggestion)) return page;
  return page.fuzzy ? rest : { ...rest, exact: page.exact ?? 0 };
}

function isWildGuess(text: string, { fuzzy, suggestion, understood }: UnderstoodPage): boolean {
  return (
    fuzzy && understood === undefined && !text.includes(' ') && suggestion !== undefined && !isClear(text, suggestion)
  );
}

/** True for a suggestion that only drops words: "size" does not improve "size guide". */
export function leavesOut(text: string, suggestion: string): boolean {
  const count = (words: string) => words.trim().split(/\s+/).length;
  return count(suggestion) < count(text) && freshWords(text, suggestion).length === 0;
}

function freshWords(text: string, suggestion: string): readonly string[] {
  const typed = new Set(text.split(/\s+/).map(foldText));
  return suggestion.split(/\s+/).filter((word) => !typed.has(foldText(word)));
}

function isClear(text: string, suggestion: string): boolean {
  return freshWords(text, suggestion).every(
    (word) =>
      (Array.from(word).length >= SHORTEST_MENDED && /\p{L}/u.test(word)) ||
      /[^\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(word),
  );
}

function lazyReader(words: ReaderWords, language: Language): QueryReader {
  const read = (...asked: Parameters<QueryReader>) => readerOf(words, language)(...asked);
  return Object.assign(read, {
    mended: (text: string, min: 1 | 2) => readerOf(words, language).mended(text, min),
  });
}

async function readersFor({ store, query }: ProductSearch, { database, reader }: SearchSources): Promise<Readers> {
  return database.read(async (db) => {
    const categories = await reader.categories(db, store);
    const labels = await reader.labels(db, store);
    const settings = await reader.block(db, SETTINGS_BLOCK);
    const searchWords = settings === undefined ? '' : ownSearchWords(inTongue(settings, store)?.json);
    const sizeSystem = sizeSystemOf(store.i18n.defaultCountry);
    const words = { labels, categories, language: languageOf(store), sizeSystem, searchWords };
    const [first, ...others] = typedLanguages(words.language, query.language);
    return [readerOf(words, first), ...others.map((language) => lazyReader(words, language))];
  });
}
