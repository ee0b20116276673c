import type { TaxRule } from '../../../../core/contract';
import type { AttributeRecord, CategoryRecord } from './catalogue-data';

/** Includes subcategories. */
export interface CategoryCounts {
  readonly product: number;
  readonly promo: number;
  readonly approved: number;
  readonly new: number;
}

export interface StoredCategory extends Omit<CategoryRecord, 'source'> {
  readonly counts: CategoryCounts;
}

export interface CatalogueRepository {
  categories(): Promise<readonly StoredCategory[]>;
  categoryIds(): Promise<ReadonlyMap<string, number>>;
  writeCategories(records: readonly CategoryRecord[]): Promise<void>;
  removeCategory(id: number): Promise<void>;
  countCategories(): Promise<number>;
  writeCounts(counts: ReadonlyMap<number, CategoryCounts>): Promise<void>;
  attributes(): Promise<readonly AttributeRecord[]>;
  writeAttributes(records: readonly AttributeRecord[]): Promise<void>;
  removeAttribute(code: string): Promise<void>;
  taxRules(): Promise<readonly TaxRule[]>;
  writeTaxRules(rules: readonly TaxRule[]): Promise<void>;
  removeTaxRule(id: number): Promise<void>;
  removeSource(source: string): Promise<readonly { readonly id: number; readonly sku: string }[]>;
  countSource(source: string): Promise<Readonly<Record<'categories' | 'products' | 'reviews', number>>>;
}
