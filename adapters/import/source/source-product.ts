import type { CustomOption, StockRecord } from '../../../core/contract';
import type { SaleQuantities } from '../../../core/kernel/sale-quantity';
import type { PRODUCT_TYPES } from '../../../core/contract/catalogue/product';
import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import type { ImportFormat } from './import-report';
import type { Spooled } from './spool';

type ProductType = (typeof PRODUCT_TYPES)[number];

/** A path below the media folder, a file name, or a URL. */
export interface SourceImage {
  readonly path: string;
  readonly label?: string | undefined;
}

export interface SourceAttribute {
  readonly code: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** Prices in major units of the file's currency. */
export interface SourceItem {
  readonly row: number;
  readonly sku: string;
  readonly name: string;
  /** 1 enabled, 2 disabled. */
  readonly status: 1 | 2;
  readonly price: number | undefined;
  readonly special_price: number | undefined;
  /** Cost of one unit. */
  readonly cost?: number | undefined;
  readonly special_from_date: string | undefined;
  readonly special_to_date: string | undefined;
  readonly tax_class_id: number;
  /** Kilograms. */
  readonly weight?: number | undefined;
  readonly stock: StockRecord;
  readonly quantities: SaleQuantities;
  readonly images: readonly SourceImage[];
  readonly attributes: readonly SourceAttribute[];
}

export interface SourceVariant extends SourceItem {
  readonly choices: Readonly<Record<string, string>>;
}

export interface SourceLink {
  readonly type: 'associated' | 'related' | 'upsell' | 'crosssell';
  readonly sku: string;
  readonly qty: number;
}

export interface SourceDownload {
  readonly title: string;
  readonly sample_url?: string;
  readonly file?: string;
  readonly sample?: string;
  /** URL of an external file; not fetched. */
  readonly elsewhere?: string;
  /** Download limit; 0 is unlimited. */
  readonly times?: number;
}

export interface SourceBundleOption {
  readonly title: string;
  readonly required: boolean;
  readonly parts: readonly {
    readonly sku: string;
    readonly qty: number;
    readonly isDefault: boolean;
    /** Surcharge in a fixed-price bundle; undefined if the bundle is the sum of its parts. */
    readonly surcharge: { readonly price: number; readonly price_type: 'fixed' | 'percent' } | undefined;
  }[];
}

export interface SourceTexts {
  readonly name?: string;
  readonly description?: string;
  readonly short_description?: string;
}

/** A product in a common form, before ids and slugs are assigned. Texts are not sanitized yet. */
export interface SourceProduct extends SourceItem {
  readonly type: ProductType;
  /** 1 hidden, 2 catalogue, 3 search, 4 both. */
  readonly visibility: 1 | 2 | 3 | 4;
  readonly url_key: string;
  readonly description: string;
  readonly short_description: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly categories: readonly (readonly string[])[];
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly variants: readonly SourceVariant[];
  readonly links: readonly SourceLink[];
  readonly bundle: readonly SourceBundleOption[];
  readonly bundlePrice: 'dynamic' | 'fixed';
  readonly customOptions: readonly CustomOption[];
  readonly downloads: readonly SourceDownload[];
  readonly kind: string;
  readonly flags: { readonly new?: boolean; readonly sale?: boolean };
  readonly texts: Readonly<Partial<Record<Language, SourceTexts>>>;
  readonly created_at: string | undefined;
  readonly updated_at: string | undefined;
  readonly otherRows: readonly { readonly row: number; readonly role: 'texts' | 'pictures' }[];
}

export interface SourceCatalogue {
  readonly format: ImportFormat;
  readonly products: Spooled<SourceProduct>;
  readonly currency?: string | undefined;
}

export const WITHOUT_PARTS = {
  links: [],
  bundle: [],
  bundlePrice: 'dynamic',
  customOptions: [],
  downloads: [],
  flags: {},
  texts: {},
  created_at: undefined,
  updated_at: undefined,
} as const satisfies Partial<SourceProduct>;
