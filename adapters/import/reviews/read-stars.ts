const MOST_STARS = 5;
/** A rating with its name before it, as 'Quality:4'. */
const NAMED = /^[^:]*:/u;

/**
 * Stars of a review, from 1 to 5: a number of them, a percentage as Magento keeps them beside it (20 is one star), or several ratings
 * between '|' or ';' (between ',' too where they have names), whose mean counts. Rounded to a whole star. Pure.
 * @returns undefined where nobody has rated (nothing, or 0); 'none' for what is no rating
 */
export function readStars(given: string): number | 'none' | undefined {
  const separator = given.includes(':') ? /[|;,]/u : /[|;]/u;
  const parts = given.split(separator).map((part) => part.replace(NAMED, '').trim());
  const ratings = parts.filter((part) => part !== '').map(starsOf);
  if (ratings.some(Number.isNaN)) return 'none';
  const voted = ratings.filter((stars) => stars > 0);
  if (voted.length === 0) return undefined;
  const mean = voted.reduce((sum, stars) => sum + stars, 0) / voted.length;
  return Math.max(1, Math.round(mean));
}

function starsOf(text: string): number {
  const isPercent = text.endsWith('%');
  const number = /^\d{1,3}(?:[.,]\d+)?\s*%?$/u.test(text) ? Number.parseFloat(text.replace(',', '.')) : Number.NaN;
  if (number > 100) return Number.NaN;
  // Nothing that Magento offers is between one star and 20 percent, which is one star.
  if (!isPercent && number > MOST_STARS && number < 20) return Number.NaN;
  return isPercent || number > MOST_STARS ? (number / 100) * MOST_STARS : number;
}
