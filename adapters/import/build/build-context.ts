import type { KeptLink } from '../../../core/contract/catalogue/download-file';
import type { ImportFormat, ReasonCode } from '../source/import-report';
import type { SourceItem, SourceProduct } from '../source/source-product';
import type { AttributeCatalogue } from './attribute-catalogue';
import type { CategoryTree } from './category-tree';
import type { CleanHtml } from './clean-html';
import type { StoredImage } from './gallery';
import type { FindItem } from './product-links';

export interface BuildContext {
  readonly format: ImportFormat;
  readonly attributes: AttributeCatalogue;
  readonly categories: CategoryTree;
  readonly idOf: (sku: string) => number;
  readonly variantIdOf: (sku: string) => number;
  readonly urlPathOf: (product: SourceProduct) => string;
  readonly downloadsOf: (source: SourceProduct) => readonly KeptLink[];
  readonly hasItsFiles: (source: SourceProduct) => boolean;
  readonly imagesOf: (item: SourceItem) => readonly StoredImage[];
  readonly find: FindItem;
  readonly inShop: (sku: string) => boolean;
  readonly clean: CleanHtml;
  readonly note: (row: number, code: ReasonCode, message: string) => void;
}
