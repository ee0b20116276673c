import type { KeptLink } from '../../../core/contract/download-file';
import type { ImportFormat, ReasonCode } from '../source/import-report';
import type { SourceItem, SourceProduct } from '../source/source-product';
import type { AttributeCatalogue } from './attribute-catalogue';
import type { CategoryTree } from './category-tree';
import type { CleanHtml } from './clean-html';
import type { StoredImage } from './gallery';
import type { FindItem } from './product-links';

/** Everything around a product that its document is made with. */
export interface BuildContext {
  readonly format: ImportFormat;
  readonly attributes: AttributeCatalogue;
  readonly categories: CategoryTree;
  readonly idOf: (sku: string) => number;
  readonly variantIdOf: (sku: string) => number;
  /** The address of a product, unlike that of any other of this import. */
  readonly urlPathOf: (product: SourceProduct) => string;
  /** The files of a download with what the shop has of them. */
  readonly downloadsOf: (source: SourceProduct) => readonly KeptLink[];
  /** False for a download that lacks one of its files, which is not sold. */
  readonly hasItsFiles: (source: SourceProduct) => boolean;
  /** The pictures of a row that are in the media store. */
  readonly imagesOf: (item: SourceItem) => readonly StoredImage[];
  readonly find: FindItem;
  readonly inShop: (sku: string) => boolean;
  readonly clean: CleanHtml;
  readonly note: (row: number, code: ReasonCode, message: string) => void;
}
