import type { AttributeRecord, ProductRecord } from './catalogue-data';
import type { Category } from '../../../../core/contract';

export type KeptProduct = Pick<ProductRecord, 'costs' | 'prices' | 'product' | 'stock' | 'texts'>;

export interface CatalogueGoods {
  attributes(): Promise<readonly AttributeRecord[]>;
  categories(): Promise<readonly Category[]>;
  /** By SKU; streams without snapshot isolation. */
  products(): AsyncGenerator<KeptProduct, void, void>;
}
