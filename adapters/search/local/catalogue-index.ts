import { PAGE_SIZE } from '../../../core/contract/catalogue/listing';
import { countBits, fullBitset, hasBit, intersectInto, members, subtractInto } from './text/bitset';
import { openData, shownUnit } from './data';
import { readDictionary } from './text/dictionary';
import { countRanges, countValues } from './facets';
import { wordsOf } from './text/image';
import { readLists } from './text/lists';
import { comparatorFor, lowerSoldOut, pageOf } from './order';
import { Lexicon } from './text/lexicon';
import { answerCaches, FilterPlan } from './plan';
import { readPostings } from './text/postings';
import { readTypes } from './text/product-types';
import { writeImage } from './serialize';
import { readSpelling } from './text/spelling';
import { applyChange } from './stock-change';
import { readStrings } from './text/string-table';
import { completions } from './text/suggest';
import { TextSearch } from './text/text-search';
import type { Bitset } from './text/bitset';
import type { CatalogueData } from './data';
import type { IndexImage } from './text/image';
import type { Lists } from './text/lists';
import type { Match } from './plan';
import type { CatalogueIndex, IndexHit, IndexQuery, IndexResult, StockChange, Suggestion } from './query';
import type { SuggestData } from './text/suggest';
import type { TextMatch } from './text/text-search';

export class ImageIndex implements CatalogueIndex {
  private readonly data: CatalogueData;
  private readonly suggestData: SuggestData;
  private readonly text: TextSearch;
  private readonly unitTerms: Lists;
  private readonly caches = answerCaches();

  constructor(private readonly image: IndexImage) {
    this.data = openData(image);
    this.suggestData = {
      products: this.data.products,
      dictionary: readDictionary(image, 'terms'),
      spelling: readSpelling(image),
      postings: readPostings(image),
      options: image.meta.options,
      names: wordsOf(image, 'product.names'),
      types: readTypes(image),
      telling: wordsOf(image, 'terms.telling'),
      lexicon: new Lexicon(image.meta.options),
      shown: readStrings(image, 'terms.shown'),
      phrases: readStrings(image, 'phrases'),
      skus: this.data.skus,
    };
    this.text = new TextSearch(this.suggestData);
    this.unitTerms = readLists(image, 'unit.terms');
  }

  get size(): number {
    return this.data.products;
  }

  search(query: IndexQuery): IndexResult {
    const text = query.text === undefined ? null : this.text.search(query.text);
    const plan = new FilterPlan(this.data, query, this.caches, this.worded(text, query.without));
    const match = plan.match(null);
    const found = members(match.products);
    const from = atLeastZero(query.from ?? 0);
    const size = query.size === -1 ? -1 : atLeastZero(query.size ?? PAGE_SIZE);
    const list = { found, match, scores: text?.scores ?? null, last: text?.kin ?? null };
    lowerSoldOut(this.data, list);
    const order = comparatorFor(this.data, query.sort ?? [], list);
    const page = size === 0 ? [] : [...pageOf(found, order, from, size)];
    const aggregations = (query.aggregations ?? []).map(
      (facet) => [facet.attribute, countValues(plan, facet)] as const,
    );
    const ranges = (query.ranges ?? []).map((facet) => [facet.attribute, countRanges(plan, facet)] as const);
    return {
      total: found.length,
      hits: page.map((product) => this.hit(product, match, text)),
      aggregations: Object.fromEntries(aggregations),
      ranges: Object.fromEntries(ranges),
      ...(query.countInStock === true && { inStock: plan.inStock() }),
      ...exactly(found, text),
      fuzzy: text?.fuzzy ?? false,
      ...(text?.suggestion === undefined ? {} : { suggestion: text.suggestion }),
    };
  }

  private worded(text: TextMatch | null, without: readonly string[] = []): Bitset | null {
    const found = text?.bits ?? null;
    if (without.length === 0) return found;
    const left = found?.slice() ?? fullBitset(this.data.products);
    for (const word of without) subtractInto(left, this.text.having(word));
    return left;
  }

  suggest(typed: string, limit: number, scope: Pick<IndexQuery, 'filters' | 'listOutOfStock'> = {}): Suggestion[] {
    const suggestions: Suggestion[] = [];
    // Fetch extra completions, since filters may leave some empty.
    for (const text of completions(typed, this.suggestData, limit * 4)) {
      if (suggestions.length >= limit) break;
      const match = this.text.search(text);
      if (match === null || match.suggestion !== undefined) continue;
      const count = this.count(match, scope);
      if (count > 0) suggestions.push({ text, count });
    }
    return suggestions.length > 0 ? suggestions : this.corrected(typed, scope);
  }

  private corrected(typed: string, scope: Pick<IndexQuery, 'filters' | 'listOutOfStock'>): Suggestion[] {
    const meant = this.text.search(typed)?.suggestion;
    const match = meant === undefined ? null : this.text.search(meant);
    if (meant === undefined || match === null) return [];
    const count = this.count(match, scope);
    return count > 0 ? [{ text: meant, count }] : [];
  }

  private count({ bits, kin }: TextMatch, scope: Pick<IndexQuery, 'filters' | 'listOutOfStock'>): number {
    const { products } = new FilterPlan(this.data, scope, this.caches, bits).match(null);
    const total = countBits(products);
    if (kin === null) return total;
    const others = products.slice();
    intersectInto(others, kin);
    return countBits(others) < total ? total : 0;
  }

  updateStock(changes: readonly StockChange[]): number {
    let known = 0;
    for (const change of changes) {
      const found = this.data.skus.exactly(change.sku);
      for (const match of found) applyChange(this.data, match, change);
      if (found.length > 0) known += 1;
    }
    if (known > 0) {
      this.caches.conditions.clear();
      this.caches.counts.clear();
    }
    return known;
  }

  serialize(): Uint8Array {
    return writeImage(this.image);
  }

  private hit(product: number, match: Match, text: TextMatch | null): IndexHit {
    const id = this.data.ids[product] ?? 0;
    const score = text === null ? 0 : Math.min(1, text.scores[product] ?? 0);
    if (this.data.configurable[product] !== 1) return { id, score };
    const unit = shownUnit(
      this.data,
      product,
      match.units,
      text === null ? undefined : (candidate) => this.textPreference(candidate, text),
    );
    return { id, score, variantSku: this.data.skus.variantSku(unit) };
  }

  /** Own SKU first, then matching words. */
  private textPreference(unit: number, text: TextMatch): number {
    let preference = text.units.has(unit) ? 100 : 0;
    const end = this.unitTerms.offsets[unit + 1] ?? 0;
    for (let at = this.unitTerms.offsets[unit] ?? 0; at < end; at += 1)
      if (text.terms.has(this.unitTerms.values[at] ?? 0)) preference += 1;
    return preference;
  }
}

function exactly(found: Uint32Array, text: TextMatch | null): { exact?: number } {
  const kin = text?.kin;
  if (!kin) return {};
  const exact = found.reduce((sum, product) => sum + (hasBit(kin, product) ? 0 : 1), 0);
  return exact < found.length ? { exact } : {};
}

function atLeastZero(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}
