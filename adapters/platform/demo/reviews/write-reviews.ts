import type { Product } from '../../../../core/contract';
import type { CatalogueWriter } from '../../catalogue-data';
import { createChance } from '../chance';
import type { Chance } from '../chance';
import { isShipped, themeOf } from './theme-of';
import { BUT, NICKNAMES, SERVICE_BAD, SERVICE_GOOD, TITLES } from './voices';
import type { Stars } from './voices';

type ReviewRecord = Parameters<CatalogueWriter['writeReviews']>[0][number];

/** About half of all products have reviews. */
const REVIEWED_SHARE = 0.52;
const MOST_REVIEWS = 12;
/** Ids of one product's reviews lie in a row of this many. */
const IDS_PER_PRODUCT = 20;
/** S §7: status 1 shows; 2 waits for approval. */
const PENDING_SHARE = 0.03;
const HOUR_MS = 3_600_000;
/** How many of those who are content show what they bought. */
const PHOTO_SHARE = 0.16;
const MOST_PHOTOS = 3;

/** Some products are better than others: `quality` from 0 to 1 moves the stars. */
function starsOf(chance: Chance, quality: number): Stars {
  const roll = chance.next() * 0.75 + quality * 0.25;
  if (roll > 0.5) return 5;
  if (roll > 0.25) return 4;
  if (roll > 0.13) return 3;
  return roll > 0.06 ? 2 : 1;
}

/** Gives each member of a list once before any comes again. */
function withoutRepeats(list: readonly string[], chance: Chance): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = chance.shuffled(list);
    return left.pop() ?? '';
  };
}

interface Speech {
  readonly praise: () => string;
  readonly blame: () => string;
  readonly use: () => string;
  readonly good: () => string;
  readonly bad: () => string;
}

function detailFor(stars: Stars, speech: Speech, chance: Chance): string {
  const sometimes = (share: number, say: () => string): string[] => (chance.happens(share) ? [say()] : []);
  const { praise, blame, use, good, bad } = speech;
  if (stars === 5)
    return [...sometimes(0.5, use), praise(), ...sometimes(0.45, praise), ...sometimes(0.2, good)].join(' ');
  if (stars === 4) {
    const criticism = chance.happens(0.5) ? `${chance.pick(BUT)} ${lowered(blame())}` : blame();
    return [praise(), ...sometimes(0.4, use), criticism, ...sometimes(0.1, good)].join(' ');
  }
  if (stars === 3) return [...sometimes(0.5, use), blame(), praise(), ...sometimes(0.3, blame)].join(' ');
  return [...sometimes(0.4, use), blame(), ...sometimes(0.6, blame), bad()].join(' ');
}

/** 'The laces …' → 'the laces …'; 'I wish …' stays. */
function lowered(sentence: string): string {
  return /^(I|I’)\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** What a shopper photographed: the thing they have, from the sides that they found worth showing. */
function photosOf(product: Product, chance: Chance): string[] {
  if (!chance.happens(PHOTO_SHARE)) return [];
  const first = chance.pick(product.media_gallery ?? []);
  const sameColour = (product.media_gallery ?? []).filter(
    (entry) => entry.video === undefined && entry.shows?.color === first.shows?.color,
  );
  return chance.some(
    sameColour.map(({ image }) => image),
    1 + Math.floor(chance.next() * MOST_PHOTOS),
  );
}

/**
 * The reviews of a product, 0 to 12, oldest first. None is written before the product came into the shop.
 * @param now milliseconds since the epoch
 */
export function reviewsOf(product: Product, seed: number, now: number): ReviewRecord[] {
  const chance = createChance(`${String(seed)}:reviews:${product.sku}`);
  if (!chance.happens(REVIEWED_SHARE)) return [];
  const count = Math.ceil(MOST_REVIEWS * chance.next() ** 1.6);
  const quality = chance.next();
  const theme = themeOf(product);
  const praise = withoutRepeats(theme.praise, chance);
  const blame = withoutRepeats(theme.blame, chance);
  const shipped = isShipped(product);
  const speech: Speech = {
    praise,
    blame,
    use: withoutRepeats(theme.use, chance),
    good: shipped ? withoutRepeats(SERVICE_GOOD, chance) : praise,
    bad: shipped ? withoutRepeats(SERVICE_BAD, chance) : blame,
  };
  const camera = createChance(`${String(seed)}:photos:${product.sku}`);
  const names = chance.shuffled(NICKNAMES);
  const born = Date.parse(product.created_at ?? '');
  const times = Array.from({ length: count }, () => born + (now - born) * (0.04 + 0.95 * chance.next())).sort(
    (a, b) => a - b,
  );
  const titles = new Set<string>();
  return times.map((time, index) => {
    const stars = starsOf(chance, quality);
    const title = chance.shuffled(TITLES[stars]).find((text) => !titles.has(text)) ?? chance.pick(TITLES[stars]);
    titles.add(title);
    const photos = stars >= 4 && shipped ? photosOf(product, camera) : [];
    return {
      id: product.id * IDS_PER_PRODUCT + index,
      entity_id: product.id,
      product_sku: product.sku,
      title,
      detail: detailFor(stars, speech, chance),
      nickname: names[index] ?? 'Guest',
      rating: stars,
      ...(photos.length > 0 && { photos }),
      created_at: new Date(Math.floor(time / HOUR_MS) * HOUR_MS).toISOString(),
      status: chance.happens(PENDING_SHARE) ? 2 : 1,
    };
  });
}
