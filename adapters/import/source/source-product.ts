import type { CustomOption, StockRecord } from '../../../core/contract';
import type { SaleQuantities } from '../../../core/kernel/sale-quantity';
import type { PRODUCT_TYPES } from '../../../core/contract/product';
import type { Language } from '../../platform/ports/catalogue-data';
import type { ImportFormat } from './import-report';
import type { Spooled } from './spool';

type ProductType = (typeof PRODUCT_TYPES)[number];

/** A picture as the file names it: a path below the media folder, a bare file name, or a URL. */
export interface SourceImage {
  readonly path: string;
  readonly label?: string | undefined;
}

/** An attribute with its values as people read them: {code: 'material', label: 'Material', values: ['Wool', 'Nylon']}. */
export interface SourceAttribute {
  readonly code: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** What product and variant have in common. Prices are in the currency of the file, in major units. */
export interface SourceItem {
  /** The row of the file that it comes from. */
  readonly row: number;
  readonly sku: string;
  readonly name: string;
  /** 1 sold, 2 not. */
  readonly status: 1 | 2;
  readonly price: number | undefined;
  readonly special_price: number | undefined;
  readonly special_from_date: string | undefined;
  readonly special_to_date: string | undefined;
  readonly tax_class_id: number;
  /** In kilograms; undefined where the file says none. */
  readonly weight?: number | undefined;
  readonly stock: StockRecord;
  /** How many of it may be bought at once. */
  readonly quantities: SaleQuantities;
  readonly images: readonly SourceImage[];
  readonly attributes: readonly SourceAttribute[];
}

export interface SourceVariant extends SourceItem {
  /** Option code → label: {color: 'Black', size: 'XS'}. Every variant has every option of its product. */
  readonly choices: Readonly<Record<string, string>>;
}

export interface SourceLink {
  readonly type: 'associated' | 'related' | 'upsell' | 'crosssell';
  readonly sku: string;
  readonly qty: number;
}

/** A file that is downloaded once it is bought. */
export interface SourceDownload {
  readonly title: string;
  /** Address of a sample that lies elsewhere. */
  readonly sample_url?: string;
  /** The file and a sample of it, as paths below the media folder. */
  readonly file?: string;
  readonly sample?: string;
  /** Address of a file that lies elsewhere: it is not fetched. */
  readonly elsewhere?: string;
  /** How often it may be downloaded; 0 is without a limit. */
  readonly times?: number;
}

export interface SourceBundleOption {
  readonly title: string;
  readonly required: boolean;
  readonly parts: readonly {
    readonly sku: string;
    readonly qty: number;
    readonly isDefault: boolean;
    /** What it adds where the bundle has a price of its own; undefined where the bundle is the sum of its parts. */
    readonly surcharge: { readonly price: number; readonly price_type: 'fixed' | 'percent' } | undefined;
  }[];
}

export interface SourceTexts {
  readonly name?: string;
  readonly description?: string;
  readonly short_description?: string;
}

/** A product as either format describes it, before it has ids, slugs and pictures in place. Texts are not yet cleaned. */
export interface SourceProduct extends SourceItem {
  readonly type: ProductType;
  /** 1 not alone, 2 in the catalogue, 3 in search, 4 in both. */
  readonly visibility: 1 | 2 | 3 | 4;
  readonly url_key: string;
  readonly description: string;
  readonly short_description: string;
  readonly meta_title: string;
  readonly meta_description: string;
  /** Names from the root category down: ['Default Category', 'Men', 'Tops']. */
  readonly categories: readonly (readonly string[])[];
  /** What variants differ in, in the order of the page. Empty unless configurable. */
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly variants: readonly SourceVariant[];
  readonly links: readonly SourceLink[];
  readonly bundle: readonly SourceBundleOption[];
  /** Of a bundle: the sum of its parts, or a price of its own to which they add. */
  readonly bundlePrice: 'dynamic' | 'fixed';
  readonly customOptions: readonly CustomOption[];
  readonly downloads: readonly SourceDownload[];
  /** What kind of thing it is, where the file says so: 'Top', 'Shirts'. */
  readonly kind: string;
  readonly flags: { readonly new?: boolean; readonly sale?: boolean };
  readonly texts: Readonly<Partial<Record<Language, SourceTexts>>>;
  readonly created_at: string | undefined;
  readonly updated_at: string | undefined;
  /** Rows besides its own and its variants': other store views, further pictures. */
  readonly otherRows: readonly { readonly row: number; readonly role: 'texts' | 'pictures' }[];
}

/** All products of a file that are whole. */
export interface SourceCatalogue {
  readonly format: ImportFormat;
  readonly products: Spooled<SourceProduct>;
  /** What its prices are in, where the file says it. */
  readonly currency?: string | undefined;
}

/** What goods of files have none of that know single items and their variants alone. */
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
