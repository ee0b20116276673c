import type { Cut, Print } from '../drawings';
import type { BrandKey } from '../brands';
import type { ColourKey } from '../../platform/starter/colours';
import type { FabricKind } from '../base/fabrics';
import type { SizeScale } from '../../platform/starter/sizes';
import type { Words } from '../../platform/starter/words/words';

/** For men, women, children, or one cut for men and women. */
export type Wearer = 'c' | 'm' | 'u' | 'w';

/** Options of the attribute 'sport'; each has a shelf of its own. */
type Sport = 'football' | 'outdoor' | 'running' | 'swimming' | 'tennis' | 'training' | 'yoga';

type SportShelf = 'bottoms' | 'bras' | 'equipment' | 'jackets' | 'shoes' | 'tops';

type Fit = 'compression' | 'oversized' | 'regular' | 'relaxed' | 'slim';

/** One pattern of the cutting room: what several houses make, each in its colours and under its names. */
export interface Style {
  readonly key: string;
  readonly cut: Cut;
  /** 'Storm Parka' in five languages; the model's name is added to it. */
  readonly name: Words;
  /** Option of the attribute 'ptype'. */
  readonly ptype: string;
  /** Where it hangs in each department; see categories. */
  readonly shelf: string;
  /** Option of the attribute 'season', for what is worn in that season alone. */
  readonly season?: 'summer' | 'winter';
  readonly set?: 'bottom' | 'shoes' | 'top';
  readonly sizes: SizeScale;
  readonly fabrics: readonly FabricKind[];
  readonly prints: readonly Print[];
  /** Only these colours, where the house's palette would not do (denim). */
  readonly colours?: readonly ColourKey[];
  /** Dollars in a house of tier 1, for adults. */
  readonly price: number;
  readonly fits?: readonly Fit[];
  readonly sport?: readonly [Sport, SportShelf];
  readonly makers: readonly (readonly [brand: BrandKey, wearers: string])[];
  /** First sentences of the description: what is particular about this cut. */
  readonly says: readonly string[];
}
