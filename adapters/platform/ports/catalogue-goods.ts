import type { AttributeRecord, ProductRecord } from './catalogue-data';
import type { Category } from '../../../core/contract';

/** A product with all that belongs to it, as it is kept: in English, in the catalogue's own currency. */
export type KeptProduct = Pick<ProductRecord, 'prices' | 'product' | 'stock' | 'texts'>;

/** The whole catalogue as it is kept, for who writes it into a file. */
export interface CatalogueGoods {
  attributes(): Promise<readonly AttributeRecord[]>;
  categories(): Promise<readonly Category[]>;
  /** Every product, by sku. Read as it is consumed, some at a time; what is written meanwhile is in it or not. */
  products(): AsyncGenerator<KeptProduct, void, void>;
}
