import type { House } from './houses';
import type { Title } from './titles';

/** Everything that can be drawn. The order is the order of a shop's departments; the names are part of picture URLs. */
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
  'training-shorts',
  'split-shorts',
  'swim-shorts',
  'skirt',
  'denim-skirt',
  'wrap-skirt',
  'midi-skirt',
  'trainer',
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

/** What the thing is made of: decides texture, sheen and how the cloth folds. */
export const FABRICS = [
  'cotton',
  'denim',
  'rib',
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

/** What is printed on it; every print but `solid` uses the accent colour. */
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
] as const;

/**
 * `worn`: on a figure, or with a tape beside what nobody wears. `editorial`: near and off its axis before a dark ground, on nobody.
 * `cover`: small on a deeper ground, so that a round or narrow picture of a category shows all of it.
 */
export const VIEWS = ['front', 'back', 'fabric', 'worn', 'editorial', 'cover'] as const;

/** The largest seed a drawing takes; larger ones are refused so that a picture URL stays short and cacheable. */
export const MAX_SEED = 99_999;

export type Cut = (typeof CUTS)[number];
export type Fabric = (typeof FABRICS)[number];
export type Print = (typeof PRINTS)[number];
export type View = (typeof VIEWS)[number];

/** One photograph of the shop, said in words. The same spec always gives the same drawing, byte for byte. */
export interface DrawingSpec {
  readonly cut: Cut;
  readonly view: View;
  /** Main colour, `#rrggbb` in lower case. */
  readonly color: string;
  /** Second colour (print, sole, trim), `#rrggbb` in lower case; absent: one that suits the main colour. */
  readonly accent?: string;
  readonly fabric: Fabric;
  readonly print: Print;
  /** Whole number from 0 to {@link MAX_SEED}; varies pocket, collar, zip, length and folds within the cut. */
  readonly seed: number;
  /** Who has made it: the name on its label. Absent: the shop itself. */
  readonly house?: House;
  /** What is printed on the cover of a book or plan. */
  readonly title?: Title;
  /** A child's proportions: shorter and wider. */
  readonly kids?: boolean;
}
