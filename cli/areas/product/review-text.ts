import { answerOf, fitOf, type ReviewFit } from '../../../core/internal';
import type { Review } from '../../../core/shopper';
import type { Screen } from '../../output/screen';

const MAX_STARS = 5;
const FITS: Readonly<Record<ReviewFit, string>> = { small: 'runs small', true: 'true to size', large: 'runs large' };

export function reviewsText(items: readonly Review[], screen: Screen): string {
  if (items.length === 0) return 'No reviews yet.';
  return screen.sections(...items.map((item) => reviewText(item, screen)));
}

function reviewText(review: Review, screen: Screen): string {
  const { id, title, detail, nickname, rating, created_at: date, photos = [] } = review;
  const said = answerOf(review);
  const stars = rating === undefined ? '' : `${'★'.repeat(rating)}${'☆'.repeat(Math.max(0, MAX_STARS - rating))} `;
  const fit = fitOf(review);
  const fits = fit === undefined ? '' : `, ${FITS[fit]}`;
  const pictures = photos.length === 0 ? '' : `, ${photos.length} photos`;
  return `${screen.accent(stars)}${screen.bold(title)}\n${detail}\n${screen.dim(`${nickname}, ${date.slice(0, 10)}, no. ${id}${fits}${pictures}`)}${
    said === undefined ? '' : `\n  ${screen.bold('The shop:')} ${said.text} ${screen.dim(said.created_at.slice(0, 10))}`
  }`;
}
