import type { ProductTypes } from './product-types';
import type { SkuTable } from './sku-table';
import type { StringTable } from './string-table';
import type { Vocabulary } from './vocabulary';

export interface TextData extends Vocabulary {
  readonly products: number;
  readonly names: Uint32Array;
  readonly types: ProductTypes;
  readonly shown: StringTable;
  readonly skus: SkuTable;
}
