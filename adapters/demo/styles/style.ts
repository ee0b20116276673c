import type { Cut, Print } from '../drawings';
import type { ColourKey } from '../../platform/starter/colours';
import type { BrandKey, FabricKind } from '../data';
import type { SizeScale } from '../../platform/starter/sizes';
import type { Words } from '../../platform/starter/words/words';

export type Wearer = 'c' | 'm' | 'u' | 'w';

type Sport = 'football' | 'outdoor' | 'running' | 'swimming' | 'tennis' | 'training' | 'yoga';

type SportSection = 'bottoms' | 'bras' | 'equipment' | 'jackets' | 'shoes' | 'tops';

type Fit = 'compression' | 'oversized' | 'regular' | 'relaxed' | 'slim';

export interface Style {
  readonly key: string;
  readonly cut: Cut;
  readonly name: Words;
  readonly ptype: string;
  readonly section: string;
  readonly season?: 'summer' | 'winter';
  readonly set?: 'bottom' | 'shoes' | 'top';
  readonly sizes: SizeScale;
  readonly fabrics: readonly FabricKind[];
  readonly prints: readonly Print[];
  readonly colours?: readonly ColourKey[];
  /** Dollars at price level 1, adult size. */
  readonly price: number;
  readonly fits?: readonly Fit[];
  readonly sport?: readonly [Sport, SportSection];
  readonly makers: readonly (readonly [brand: BrandKey, wearers: string])[];
  readonly text: readonly string[];
}
