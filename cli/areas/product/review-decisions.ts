import type { Review } from '../../../core/shopper';
import type { Platform } from '../../composition/composition-root';
import { command } from '../../declare/command';
import { whole } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer } from '../../output/answer';
import { reviewsText } from './review-text';

const MAX_ID = Number.MAX_SAFE_INTEGER;

export const reviewQueue = command({
  name: 'review-queue',
  summary: 'list reviews waiting for approval, oldest first',
  run: async (_input, session) => {
    const items = await (await session.platform('product review-queue')).reviews.pending();
    return answer({ items, total: items.length }, (screen) => reviewsText(items, screen));
  },
});

export const reviewApprove = decision({
  name: 'review-approve',
  summary: 'publish a review and include it in the rating',
  done: 'It is public now.',
  decide: (reviews, id) => reviews.approve(id),
});

export const reviewDecline = decision({
  name: 'review-decline',
  summary: 'hide a review; it is kept',
  done: 'It is hidden.',
  decide: (reviews, id) => reviews.decline(id),
});

interface Decision {
  readonly name: string;
  readonly summary: string;
  readonly done: string;
  readonly decide: (reviews: Platform['reviews'], id: number) => Promise<Review | undefined>;
}

function decision({ name, summary, done, decide }: Decision) {
  return command({
    name,
    summary,
    args: { id: required('id of the review', whole(1, MAX_ID)) },
    run: async ({ id }, session) => {
      const { reviews } = await session.platform(`product ${name}`);
      const review = await decide(reviews, id);
      if (review === undefined) throw new CommandError('not-found', `There is no review ${id}`);
      return answer(review, (screen) => `${reviewsText([review], screen)}\n${screen.good(done)}`);
    },
  });
}
