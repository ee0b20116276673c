import type { CouponLimits } from '../../../core/contract/coupon-limits';
import type { JsonChange } from '../../../core/kernel/json-changes';
import type { TextLanguage, TextTongue } from '../../../core/contract/text-languages';
import type {
  Attribute,
  Category,
  CmsBlock,
  CmsPage,
  ProductWithAttributes,
  Review,
  StockRecord,
  TaxRule,
} from '../../../core/contract';

/** Interface languages that texts may be given in besides English (A §1). */
export type Language = TextLanguage;

/** Prices of one sku in one currency, in major units of it. */
export interface PriceRecord {
  readonly price: number;
  readonly special_price?: number | undefined;
}

/** The texts of a product in a language other than English. */
interface ProductTexts {
  readonly name?: string;
  readonly description?: string;
  readonly short_description?: string;
  readonly care?: string;
  /** Titles of its custom options, their values, the choices of a kit, the files of a download and its pictures, by their English ones. */
  readonly titles?: Readonly<Record<string, string>>;
}

/**
 * One product with all that belongs to it: variants inside the document, stock, prices in other currencies, texts in
 * other languages. It is written whole or not at all.
 */
export interface ProductRecord {
  /** The document in English with prices in US dollars as the shopper sees them in the store 'us'. Stock members are left out: see `stock`. */
  readonly product: ProductWithAttributes;
  /** Stock of the product itself and of each variant, by sku. */
  readonly stock: Readonly<Record<string, StockRecord>>;
  /** Currency code → sku → price. Where one is missing the platform converts the dollar price and rounds it to a shop price. */
  readonly prices?: Readonly<Record<string, Readonly<Record<string, PriceRecord>>>> | undefined;
  readonly texts?: Readonly<Partial<Record<TextTongue, ProductTexts>>> | undefined;
  /** Where it came from, such as 'demo' or 'magento'; a demo catalogue is replaced when a real one is imported. */
  readonly source: string;
  /** Which of the merchant's files it came from, so that a later one of the same name can say what is no more. It is no change by itself. */
  readonly origin?: string | undefined;
  /** When it was read (ISO 8601): what counts as its last change where the document names none. It is no change by itself. */
  readonly readAt?: string | undefined;
}

/** A category as it is kept, with its words in other languages. */
export interface CategoryRecord {
  readonly category: Category;
  readonly names?: Readonly<Partial<Record<TextTongue, string>>> | undefined;
  /** The category's own description is the English one. */
  readonly descriptions?: Readonly<Partial<Record<TextTongue, string>>> | undefined;
  readonly source: string;
}

/** An attribute as it is kept, with its words in other languages. */
export interface AttributeRecord {
  readonly attribute: Attribute;
  /** Language (or British English) → option value → label; the key '' is the attribute's own label. */
  readonly labels?: Readonly<Partial<Record<TextTongue, Readonly<Record<string, string>>>>> | undefined;
}

/** A page or block in every language it exists in; English is the fallback. */
export interface PageRecord {
  readonly pages: Readonly<Partial<Record<TextTongue, CmsPage>>> & { readonly en: CmsPage };
}
/** A block of content as it is kept, in each language. */
export interface BlockRecord {
  readonly blocks: Readonly<Partial<Record<TextTongue, CmsBlock>>> & { readonly en: CmsBlock };
}

/** A review in English, its status (S §7: 1 shows), and what it says in other languages where it was translated. */
export type ReviewRecord = Review & {
  readonly product_sku: string;
  readonly status: number;
  readonly words?: Readonly<Partial<Record<Language, Pick<Review, 'detail' | 'title'>>>> | undefined;
};

/** A coupon as the merchant sets it: percent, US dollars, or free delivery. */
export interface CouponRecord extends CouponLimits {
  readonly code: string;
  readonly kind: 'fixed' | 'free_delivery' | 'percent';
  /** Percent or US dollars as decimal text; '0' for free delivery. */
  readonly value: string;
  readonly source: string;
}

/** What writing a record came to. */
export type WriteOutcome = 'created' | 'updated' | 'unchanged';

/** What writing a product would do. */
export interface ProductComparison {
  readonly outcome: WriteOutcome;
  /** By the members that staff edits; none where it is new, or where only what staff never sees is another. */
  readonly changes: readonly JsonChange[];
}

/**
 * Where catalogue data is written: by the demo seed and by imports. Every call is a transaction of its own, so that
 * what it promises is there whole or not at all. Writing the same again changes nothing and says 'unchanged'.
 */
export interface CatalogueWriter {
  writeAttributes(records: readonly AttributeRecord[]): Promise<void>;
  writeCategories(records: readonly CategoryRecord[]): Promise<void>;
  /** @throws Error when the document breaks the contract; nothing of it is written then */
  writeProduct(record: ProductRecord): Promise<WriteOutcome>;
  /**
   * What `writeProduct` would do, with nothing written.
   * @param attributes those that there would be by then
   * @throws Error as `writeProduct`
   */
  compareProduct(record: ProductRecord, attributes: readonly AttributeRecord[]): Promise<ProductComparison>;
  /** Many products in one transaction: faster, for data known to be good. */
  writeProducts(records: readonly ProductRecord[]): Promise<void>;
  writeTaxRules(rules: readonly TaxRule[]): Promise<void>;
  /** Coupons that can be used from now on; one of the same code is replaced. */
  writeCoupons(coupons: readonly CouponRecord[]): Promise<void>;
  writeReviews(reviews: readonly ReviewRecord[]): Promise<void>;
  writePages(records: readonly PageRecord[]): Promise<void>;
  writeBlocks(records: readonly BlockRecord[]): Promise<void>;
  /** Says in the block 'last_updated' when the shop's data were last brought up to date (A §3, §4.6). @param at milliseconds since the epoch */
  noteUpdate(at: number): Promise<void>;
  /** Removes all products, categories and coupons of a source, as a real catalogue replaces the demo. */
  removeSource(source: string): Promise<void>;
  /** The attributes that exist, so that an import of a part of the assortment keeps the values of the rest. */
  attributes(): Promise<readonly AttributeRecord[]>;
  /** The sku, id pairs that exist, so that ids stay the same on a second import. */
  productIds(): Promise<ReadonlyMap<string, number>>;
  categoryIds(): Promise<ReadonlyMap<string, number>>;
  /** Counts products per category and rebuilds the search index. To be called once after a batch. */
  reindex(): Promise<void>;
}
