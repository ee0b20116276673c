import type { PromotionTerms } from '../../../../core/contract/selling/promotion-terms';
import type { CouponLimits } from '../../../../core/contract/selling/coupon-limits';
import type { JsonChange } from '../../../../core/kernel/json-changes';
import type { TextLanguage, TextTongue } from '../../../../core/contract/foundation/text-languages';
import type {
  Attribute,
  Category,
  CmsBlock,
  CmsPage,
  ProductWithAttributes,
  Review,
  StockRecord,
  TaxRule,
} from '../../../../core/contract';

/** Interface languages for texts besides English. */
export type Language = TextLanguage;

/** Prices of one SKU in one currency, in major units. */
export interface PriceRecord {
  readonly price: number;
  readonly special_price?: number | undefined;
}

interface ProductTexts {
  readonly name?: string;
  readonly description?: string;
  readonly short_description?: string;
  readonly care?: string;
  readonly titles?: Readonly<Record<string, string>>;
}

/** A product with variants, stock, currency prices and translations, written atomically. */
export interface ProductRecord {
  readonly product: ProductWithAttributes;
  readonly stock: Readonly<Record<string, StockRecord>>;
  /** Currency → SKU → price; missing ones are converted from the base currency and rounded. */
  readonly prices?: Readonly<Record<string, Readonly<Record<string, PriceRecord>>>> | undefined;
  readonly texts?: Readonly<Partial<Record<TextTongue, ProductTexts>>> | undefined;
  /** SKU → cost of one unit in minor units of the base currency; others stay unchanged. */
  readonly costs?: Readonly<Record<string, number>> | undefined;
  /** Import source such as 'demo' or 'magento'; an import replaces demo data. */
  readonly source: string;
  readonly origin?: string | undefined;
  /** ISO 8601; used as last change if the document has none. Not a change by itself. */
  readonly readAt?: string | undefined;
}

/** A stored category with its translations. */
export interface CategoryRecord {
  readonly category: Category;
  readonly names?: Readonly<Partial<Record<TextTongue, string>>> | undefined;
  readonly descriptions?: Readonly<Partial<Record<TextTongue, string>>> | undefined;
  readonly source: string;
}

/** A stored attribute with its translations. */
export interface AttributeRecord {
  readonly attribute: Attribute;
  /** Language → option value → label; key '' is the attribute's label. */
  readonly labels?: Readonly<Partial<Record<TextTongue, Readonly<Record<string, string>>>>> | undefined;
  /** Omit to leave unchanged. */
  readonly staff?: AttributeDecisions | undefined;
}

/** Staff changes that the next import must keep. */
export interface AttributeDecisions {
  /** Option value → label before staff renamed it; key '' is the attribute's label. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Merged option → the option that replaced it. */
  readonly merged?: Readonly<Record<string, string>>;
  readonly visible?: boolean | undefined;
  readonly comparable?: boolean | undefined;
}

/** A page in every available language, with English as fallback. */
export interface PageRecord {
  readonly pages: Readonly<Partial<Record<TextTongue, CmsPage>>> & { readonly en: CmsPage };
}
/** A stored content block in each language. */
export interface BlockRecord {
  readonly blocks: Readonly<Partial<Record<TextTongue, CmsBlock>>> & { readonly en: CmsBlock };
}

export type ReviewRecord = Review & {
  readonly product_sku: string;
  readonly status: number;
  readonly words?: Readonly<Partial<Record<Language, Pick<Review, 'detail' | 'title'>>>> | undefined;
};

/** A coupon for a percentage, an amount in the base currency or free delivery. */
export interface CouponRecord extends CouponLimits, Omit<PromotionTerms, 'first_order_only'> {
  readonly code: string;
  readonly kind: 'fixed' | 'free_delivery' | 'percent';
  /** Decimal text; '0' for free delivery. */
  readonly value: string;
  readonly source: string;
}

/** Result of writing a record. */
export type WriteOutcome = 'created' | 'updated' | 'unchanged';

export interface ProductComparison {
  readonly outcome: WriteOutcome;
  /** Change by staff since the last import, which writing would replace. */
  readonly edit?: string | undefined;
  readonly changes: readonly JsonChange[];
}

/** Catalogue write access. Each call is one transaction and idempotent. */
export interface CatalogueWriter {
  writeAttributes(records: readonly AttributeRecord[]): Promise<void>;
  writeCategories(records: readonly CategoryRecord[]): Promise<void>;
  /** @throws Error for an invalid document; nothing is written */
  writeProduct(record: ProductRecord): Promise<WriteOutcome>;
  compareProduct(record: ProductRecord, attributes: readonly AttributeRecord[]): Promise<ProductComparison>;
  writeProducts(records: readonly ProductRecord[]): Promise<void>;
  writeTaxRules(rules: readonly TaxRule[]): Promise<void>;
  writeCoupons(coupons: readonly CouponRecord[]): Promise<void>;
  writeReviews(reviews: readonly ReviewRecord[]): Promise<void>;
  writePages(records: readonly PageRecord[]): Promise<void>;
  writeBlocks(records: readonly BlockRecord[]): Promise<void>;
  /** Sets the block 'last_updated'. @param at milliseconds since the epoch */
  noteUpdate(at: number): Promise<void>;
  removeSource(source: string): Promise<void>;
  attributes(): Promise<readonly AttributeRecord[]>;
  /** Ids by SKU, kept stable on reimport. */
  productIds(): Promise<ReadonlyMap<string, number>>;
  categoryIds(): Promise<ReadonlyMap<string, number>>;
  /** Updates category counts and the search index. Call once after a batch. */
  reindex(): Promise<void>;
}
