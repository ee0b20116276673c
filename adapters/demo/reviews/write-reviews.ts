import type { Product } from '../../../core/contract';
import type { CatalogueWriter, Language } from '../../platform/ports/catalogue/catalogue-data';
import { REVIEW_FITS, type ReviewFit } from '../../../core/contract/foundation/limits';
import { createChance } from '../base/chance';
import type { Chance } from '../base/chance';
import { OTHER_LANGUAGES } from '../../platform/starter/words/words';
import { NICKNAMES, VOICES } from '../data';
import type { Voice } from '../data';
import { isShipped, themeOf } from './theme-of';

type Stars = keyof Voice['titles'];
type ReviewRecord = Parameters<CatalogueWriter['writeReviews']>[0][number];

const REVIEWED_SHARE = 0.52;
const MAX_REVIEWS = 12;
const IDS_PER_PRODUCT = 20;
const PENDING_SHARE = 0.03;
const FIT_SHARE = 0.85;
const AGREEING_SHARE = 0.6;
const USUAL_FITS: readonly ReviewFit[] = ['true', 'true', 'true', 'small', 'small', 'large'];
const HOUR_MS = 3_600_000;
const PHOTO_SHARE = 0.16;
const MAX_PHOTOS = 3;

function starsOf(chance: Chance, quality: number): Stars {
  const roll = chance.next() * 0.75 + quality * 0.25;
  if (roll > 0.5) return 5;
  if (roll > 0.25) return 4;
  if (roll > 0.13) return 3;
  return roll > 0.06 ? 2 : 1;
}

function withoutRepeats(list: readonly string[], chance: Chance): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = chance.shuffled(list);
    return left.pop() ?? '';
  };
}

interface Speech extends Voice {
  readonly praise: () => string;
  readonly blame: () => string;
  readonly use: () => string;
  readonly good: () => string;
  readonly bad: () => string;
}

/** A phrase and its form in a review; with `must` it may repeat, because few stars need a reason. */
type Sentence = readonly [known: string, stands: string, must?: 'must'];

/** Parts of a review with a given number of stars; draws the same chances whatever earlier reviews said. */
function sentencesFor(stars: Stars, speech: Speech, chance: Chance): readonly Sentence[] {
  const plain = (format: () => string): Sentence => {
    const sentence = format();
    return [sentence, sentence];
  };
  const sometimes = (share: number, format: () => string): Sentence[] => (chance.happens(share) ? [plain(format)] : []);
  const reason = (): Sentence => {
    const sentence = speech.blame();
    return [sentence, sentence, 'must'];
  };
  const { praise, blame, use, good, bad, but, space, lowers } = speech;
  if (stars === 5) return [...sometimes(0.5, use), plain(praise), ...sometimes(0.45, praise), ...sometimes(0.2, good)];
  if (stars === 4) {
    const opening = chance.happens(0.5) ? `${chance.pick(but)}${space}` : undefined;
    const criticism = blame();
    const stands = opening === undefined ? criticism : opening + (lowers ? lowered(criticism) : criticism);
    return [plain(praise), ...sometimes(0.4, use), [criticism, stands], ...sometimes(0.1, good)];
  }
  if (stars === 3) return [...sometimes(0.5, use), reason(), plain(praise), ...sometimes(0.3, blame)];
  return [...sometimes(0.4, use), reason(), ...sometimes(0.6, blame), plain(bad)];
}

function lowered(sentence: string): string {
  return /^(I|I’)\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function speechOf(language: Language, product: Product, chance: Chance): Speech {
  const voice = VOICES[language];
  const theme = voice.themes[themeOf(product)];
  const shipped = isShipped(product);
  const list = (of: keyof typeof theme) =>
    withoutRepeats(shipped ? [...theme[of], ...voice.general[of]] : theme[of], chance);
  const [praise, blame] = [list('praise'), list('blame')];
  return {
    ...voice,
    praise,
    blame,
    use: list('use'),
    good: shipped ? withoutRepeats(voice.serviceGood, chance) : praise,
    bad: shipped ? withoutRepeats(voice.serviceBad, chance) : blame,
  };
}

type Said = Readonly<{ title: string; detail: string }>;

/** Returns a title that no other review of the product has, and a text that none has either, if one is left. */
function speaker(language: Language, product: Product, chance: Chance): (stars: Stars) => Said {
  const speech = speechOf(language, product, chance);
  const before = new Set<string>();
  const known = new Set<string>();
  return (stars) => {
    const titles = speech.titles[stars];
    const title = chance.shuffled(titles).find((text) => !before.has(text)) ?? chance.pick(titles);
    before.add(title);
    const sentences = sentencesFor(stars, speech, chance);
    const fresh = sentences.filter(([sentence, , must]) => must !== undefined || !known.has(sentence));
    for (const [sentence] of sentences) known.add(sentence);
    const detail = (fresh.length > 0 ? fresh : sentences.slice(0, 1)).map(([, stands]) => stands).join(speech.space);
    return { title, detail };
  };
}

function photosOf(product: Product, chance: Chance): string[] {
  if (!chance.happens(PHOTO_SHARE)) return [];
  const first = chance.pick(product.media_gallery ?? []);
  const sameColour = (product.media_gallery ?? []).filter(
    (entry) => entry.video === undefined && entry.shows?.color === first.shows?.color,
  );
  return chance.some(
    sameColour.map(({ image }) => image),
    1 + Math.floor(chance.next() * MAX_PHOTOS),
  );
}

function fitting(product: Product, seed: number): () => { readonly fit?: ReviewFit } {
  const sizes = product.configurable_options?.find(({ attribute_code: code }) => code === 'size')?.values ?? [];
  if (sizes.length < 2) return () => ({});
  const chance = createChance(`${String(seed)}:fit:${product.sku}`);
  const usual = chance.pick(USUAL_FITS);
  return () => {
    if (!chance.happens(FIT_SHARE)) return {};
    return { fit: chance.happens(AGREEING_SHARE) ? usual : chance.pick(REVIEW_FITS) };
  };
}

/**
 * Returns 0 to 12 reviews, oldest first, none older than the product.
 * @param now milliseconds since the epoch
 */
export function reviewsOf(product: Product, seed: number, now: number): ReviewRecord[] {
  const chance = createChance(`${String(seed)}:reviews:${product.sku}`);
  if (!chance.happens(REVIEWED_SHARE)) return [];
  const count = Math.ceil(MAX_REVIEWS * chance.next() ** 1.6);
  const quality = chance.next();
  const shipped = isShipped(product);
  const format = speaker('en', product, chance);
  const others = OTHER_LANGUAGES.map((language) => {
    const own = createChance(`${String(seed)}:reviews:${product.sku}:${language}`);
    return [language, speaker(language, product, own)] as const;
  });
  const camera = createChance(`${String(seed)}:photos:${product.sku}`);
  const formatFit = fitting(product, seed);
  const names = chance.shuffled(NICKNAMES);
  const born = Date.parse(product.created_at ?? '');
  const times = Array.from({ length: count }, () => born + (now - born) * (0.04 + 0.95 * chance.next())).sort(
    (a, b) => a - b,
  );
  return times.map((time, index) => {
    const stars = starsOf(chance, quality);
    const said = format(stars);
    const photos = stars >= 4 && shipped ? photosOf(product, camera) : [];
    return {
      id: product.id * IDS_PER_PRODUCT + index,
      entity_id: product.id,
      product_sku: product.sku,
      ...said,
      words: Object.fromEntries(others.map(([language, formatIn]) => [language, formatIn(stars)])),
      nickname: names[index] ?? 'Guest',
      rating: stars,
      ...formatFit(),
      ...(photos.length > 0 && { photos }),
      created_at: new Date(Math.floor(time / HOUR_MS) * HOUR_MS).toISOString(),
      status: chance.happens(PENDING_SHARE) ? 2 : 1,
    };
  });
}
