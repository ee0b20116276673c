import type { TaxRule } from '../../../core/contract';
import type { AttributeRecord, CategoryRecord } from './catalogue-data';

/** How many products a category lists, those of its subcategories included. */
export interface CategoryCounts {
  readonly product: number;
  readonly promo: number;
  readonly approved: number;
  readonly new: number;
}

/** A category as it is kept, in English and in all its languages, with its counts. */
export interface StoredCategory extends Omit<CategoryRecord, 'source'> {
  readonly counts: CategoryCounts;
}

/** What the catalogue is made of besides its products. */
export interface CatalogueRepository {
  categories(): Promise<readonly StoredCategory[]>;
  /** Ids of the categories by their path, by their slug where they have none. */
  categoryIds(): Promise<ReadonlyMap<string, number>>;
  writeCategories(records: readonly CategoryRecord[]): Promise<void>;
  /** Nothing may lie below it or stand in it. */
  removeCategory(id: number): Promise<void>;
  countCategories(): Promise<number>;
  writeCounts(counts: ReadonlyMap<number, CategoryCounts>): Promise<void>;
  attributes(): Promise<readonly AttributeRecord[]>;
  writeAttributes(records: readonly AttributeRecord[]): Promise<void>;
  taxRules(): Promise<readonly TaxRule[]>;
  writeTaxRules(rules: readonly TaxRule[]): Promise<void>;
  removeTaxRule(id: number): Promise<void>;
  /** Removes products, categories and reviews of a source. @returns the products that are gone */
  removeSource(source: string): Promise<readonly { readonly id: number; readonly sku: string }[]>;
  /** Number of products, categories and reviews of a source. */
  countSource(source: string): Promise<Readonly<Record<'categories' | 'products' | 'reviews', number>>>;
}
