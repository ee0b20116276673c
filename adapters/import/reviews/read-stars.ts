const MAX_STARS = 5;
const NAMED = /^[^:]*:/u;

/**
 * Parses a rating as whole stars, 1–5: a number, a percentage (20 is one star), or several ratings separated by '|' or
 * ';', which are averaged. Pure.
 * @returns undefined if unrated; 'none' if invalid
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
  // Values between 5 and 20 are invalid: the lowest Magento percentage is 20 (one star).
  if (!isPercent && number > MAX_STARS && number < 20) return Number.NaN;
  return isPercent || number > MAX_STARS ? (number / 100) * MAX_STARS : number;
}
