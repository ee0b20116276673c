import type { Product, SearchFilter } from '../contract';
import { DEFAULT_SORT } from '../contract/catalogue/listing';
import { LISTING_FIELDS } from '../contract/catalogue/listing-fields';
import { lookUp } from '../kernel/look-up';
import type { CatalogueSearch } from './catalogue-search';

const PLACES = ['top', 'bottom', 'shoes'] as const;
type Place = (typeof PLACES)[number];

const CANDIDATES = 24;
const SHOWN_PER_PLACE = 2;

export const OUTFIT_FIELDS: readonly string[] = [...LISTING_FIELDS, 'set', 'season', 'sport', 'collection', 'brand'];

function textsOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((entry): entry is string => typeof entry === 'string' && entry !== '');
}

export function freePlaces({ set }: Pick<Product, 'set'>): readonly Place[] {
  const taken = textsOf(set);
  return PLACES.some((place) => taken.includes(place)) ? PLACES.filter((place) => !taken.includes(place)) : [];
}

/**
 * Builds the search for a place: same gender and, if set, same sport.
 * @param filters the shop's list filters, including stock
 */
export function outfitSearch(product: Product, place: Place, filters: readonly SearchFilter[]): CatalogueSearch {
  const genders = textsOf(product.gender);
  const [sport] = textsOf(lookUp(product, 'sport'));
  return {
    searchQuery: {
      filters: [
        ...filters,
        { attribute: 'set', value: { eq: place } },
        ...(genders.length > 0 ? [{ attribute: 'gender', value: { in: [...genders] } }] : []),
        ...(sport === undefined ? [] : [{ attribute: 'sport', value: { eq: sport } }]),
      ],
    },
    size: CANDIDATES,
    from: 0,
    sort: DEFAULT_SORT,
  };
}

interface Tone {
  /** 0–360 degrees. */
  readonly hue: number;
  /** 0 for grey, 1 for a pure colour. */
  readonly chroma: number;
}

const NEUTRAL = 0.25;
/** Degrees; closer hues match, as do opposites within this tolerance. */
const FAMILY = 40;

function toneOf(hex: string): Tone | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma };
  const sixth =
    max === red ? (green - blue) / chroma : max === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return { hue: (sixth * 60 + 360) % 360, chroma };
}

function tonesOf({ configurable_options: options }: Pick<Product, 'configurable_options'>): readonly Tone[] {
  const colours = options?.find(({ attribute_code }) => attribute_code === 'color')?.values ?? [];
  return colours.flatMap(({ swatch }) => {
    const tone = swatch === undefined ? undefined : toneOf(swatch);
    return tone === undefined ? [] : [tone];
  });
}

/** Neutrals match anything; otherwise similar or opposite hues match. */
function harmony(a: Tone, b: Tone): number {
  const neutrals = Number(a.chroma < NEUTRAL) + Number(b.chroma < NEUTRAL);
  if (neutrals === 1) return 3;
  if (neutrals === 2) return 2;
  const apart = Math.abs(a.hue - b.hue);
  const distance = Math.min(apart, 360 - apart);
  return distance < FAMILY || distance > 180 - FAMILY ? 1 : -2;
}

function colourFit(one: readonly Tone[], other: readonly Tone[]): number {
  const fits = one.flatMap((a) => other.map((b) => harmony(a, b)));
  return fits.length === 0 ? 0 : Math.max(...fits);
}

function fit(product: Product, candidate: Product): number {
  const sameSport = textsOf(lookUp(product, 'sport'))[0] === textsOf(lookUp(candidate, 'sport'))[0];
  return (
    colourFit(tonesOf(product), tonesOf(candidate)) +
    (sameSport ? 3 : 0) +
    (product.collection !== undefined && product.collection === candidate.collection ? 2 : 0) +
    (product.brand !== undefined && product.brand === candidate.brand ? 1 : 0)
  );
}

function isOfSeason(product: Product, candidate: Product): boolean {
  const [own, other] = [product, candidate].map((one) => textsOf(lookUp(one, 'season')));
  return own?.length === 0 || other?.length === 0 || own?.some((season) => other?.includes(season)) === true;
}

/**
 * Picks the two best candidates per free place by colour, sport, collection and brand, and skips other seasons. First
 * choices come first.
 * @param candidates per free place, in shop order
 */
export function chooseOutfit(product: Product, candidates: readonly (readonly Product[])[]): readonly Product[] {
  const chosen = candidates.map((list) =>
    list.filter((one) => isOfSeason(product, one)).toSorted((a, b) => fit(product, b) - fit(product, a)),
  );
  const turns = Array.from({ length: SHOWN_PER_PLACE }, (_, turn) => chosen.map((list) => list[turn]));
  const seen = new Set<string>();
  return turns.flat().filter((one): one is Product => {
    if (one === undefined || seen.has(one.sku)) return false;
    seen.add(one.sku);
    return true;
  });
}
