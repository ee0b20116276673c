import { BAGS_AND_BELTS } from './bags-belts';
import { DRESSES_AND_SWIM } from './dresses-swim';
import { FOOTWEAR } from './footwear';
import { HEADWEAR_AND_SOCKS } from './headwear-socks';
import { KNITS } from './knits';
import { OUTERWEAR } from './outerwear';
import { SHIRTS } from './shirts';
import { SHORTS_AND_SKIRTS } from './shorts-skirts';
import type { Style } from './style';
import { T_SHIRTS } from './t-shirts';
import { TAILORING } from './tailoring';
import { TOPS } from './tops';
import { TROUSERS } from './trousers';

export type { Style, Wearer } from './style';

export const STYLES: readonly Style[] = [
  ...OUTERWEAR,
  ...TAILORING,
  ...T_SHIRTS,
  ...TOPS,
  ...SHIRTS,
  ...KNITS,
  ...TROUSERS,
  ...SHORTS_AND_SKIRTS,
  ...DRESSES_AND_SWIM,
  ...FOOTWEAR,
  ...HEADWEAR_AND_SOCKS,
  ...BAGS_AND_BELTS,
];
