import type { Cut, Print } from '../drawings';
import type { ColourKey } from '../../platform/starter/colours';
import type { BrandKey, FabricKind } from '../data';
import type { Gender } from '../base/sizes';
import type { SaleQuantities } from '../../../core/kernel/sale-quantity';
import type { Words } from '../../platform/starter/words/words';

export interface Kind {
  readonly key: string;
  readonly cut: Cut;
  readonly name: Words;
  readonly ptype: string;
  readonly fabric: FabricKind;
  readonly prints: readonly Print[];
  /** Dollars at price level 1. */
  readonly price: number;
  readonly genders: readonly Gender[];
  readonly categories: readonly string[];
  readonly sport?: string;
  readonly made: readonly (readonly [brand: BrandKey, colour: ColourKey])[];
  readonly text: readonly string[];
  /** Allowed quantities; any if omitted. */
  readonly quantities?: SaleQuantities;
  /** Made to order: stock is not tracked and the product is always for sale. */
  readonly isUncounted?: boolean;
}

export const ADULTS: readonly Gender[] = ['men', 'women'];
export const KIDS: readonly Gender[] = ['children'];
