import type { House } from './houses';
import type { Title } from './titles';

/** All cuts in department order. The names are part of picture URLs. */
export const CUTS = [
  't-shirt',
  'long-sleeve',
  'polo',
  'shirt',
  'western-shirt',
  'camp-shirt',
  'blouse',
  'tank',
  'open-back-tank',
  'knit',
  'sweatshirt',
  'quarter-zip',
  'hoodie',
  'dress',
  'wrap-dress',
  'shirt-dress',
  'knit-dress',
  'slip-dress',
  'sports-bra',
  'swimsuit',
  'racerback-swimsuit',
  'bomber',
  'parka',
  'down-parka',
  'fishtail-parka',
  'rain-jacket',
  'blazer',
  'double-breasted',
  'pile-jacket',
  'run-shell',
  'trucker',
  'chore',
  'vest',
  'jeans',
  'wide-jeans',
  'carpenter-jeans',
  'chinos',
  'pleated-chinos',
  'cargo',
  'joggers',
  'leggings',
  'jammer',
  'shorts',
  'chino-shorts',
  'training-shorts',
  'split-shorts',
  'swim-shorts',
  'skirt',
  'denim-skirt',
  'wrap-skirt',
  'midi-skirt',
  'trainer',
  'sneaker',
  'boot',
  'derby-boot',
  'sandal',
  'cap',
  'beanie',
  'scarf',
  'snood',
  'gloves',
  'leather-gloves',
  'socks',
  'sock-box',
  'belt',
  'web-belt',
  'tote',
  'duffel',
  'racket-bag',
  'backpack',
  'trek-pack',
  'roll-top',
  'gym-sack',
  'watch',
  'field-watch',
  'chronograph',
  'ball',
  'tennis-balls',
  'racket',
  'yoga-mat',
  'travel-mat',
  'bottle',
  'squeeze-bottle',
  'flask',
  'e-book',
  'plan',
  'gift-card',
  'stringing',
  'styling',
  'gift-wrap',
  'hemming',
  'resoling',
  'reproofing',
] as const;

export const FABRICS = [
  'cotton',
  'denim',
  'rib',
  'pique',
  'fleece',
  'mesh',
  'leather',
  'wool',
  'nylon',
  'ripstop',
  'poplin',
  'linen',
  'suede',
  'knit',
  'corduroy',
  'satin',
  'canvas',
  'rubber',
  'metal',
] as const;

/** All prints except `solid` use the accent colour. */
export const PRINTS = [
  'solid',
  'stripe',
  'pinstripe',
  'check',
  'dots',
  'camo',
  'colourblock',
  'logo',
  'melange',
  'floral',
  'ombre',
  'zigzag',
  'fair-isle',
] as const;

/**
 * `worn`: on a figure or beside a tape. `editorial`: close-up on a dark ground. `cover`: reduced, so that cropped
 * category pictures show all of it.
 */
export const VIEWS = ['front', 'back', 'fabric', 'worn', 'editorial', 'cover'] as const;

/** Larger seeds are rejected to keep picture URLs short and cacheable. */
export const MAX_SEED = 99_999;

export type Cut = (typeof CUTS)[number];
export type Fabric = (typeof FABRICS)[number];
export type Print = (typeof PRINTS)[number];
export type View = (typeof VIEWS)[number];

/** Describes one picture. Equal specs give byte-identical drawings. */
export interface DrawingSpec {
  readonly cut: Cut;
  readonly view: View;
  /** Lower-case `#rrggbb`. */
  readonly color: string;
  /** Lower-case `#rrggbb`; derived from the main colour if absent. */
  readonly accent?: string;
  readonly fabric: Fabric;
  readonly print: Print;
  /** Integer from 0 to {@link MAX_SEED}; varies details within the cut. */
  readonly seed: number;
  /** Defaults to the shop itself. */
  readonly house?: House;
  readonly title?: Title;
  readonly kids?: boolean;
}
