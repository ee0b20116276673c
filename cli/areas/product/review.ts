import { REVIEW_FITS } from '../../../core/internal';
import { command } from '../../declare/command';
import { choice, text, whole } from '../../usage/kinds';
import { list, optional, required, withDefault } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { readPhoto } from '../shared/read-photo';

export const review = command({
  name: 'review',
  summary: 'write a review; it appears once approved',
  args: { sku: required('sku of the product', text('sku', 64)) },
  options: {
    title: required('title', text('text', 120)),
    text: required('text', text('text', 4000)),
    nickname: withDefault('nickname', text('name', 60), 'Guest'),
    rating: optional('stars', whole(1, 5)),
    fit: optional('how it fits', choice(REVIEW_FITS, 'fit')),
    photo: list('picture: JPEG, PNG or WebP, at most 5 of 5 MB', text('file', 4000)),
  },
  run: async ({ sku, title, text: words, nickname, rating, fit, photo }, session) => {
    const photos = await Promise.all(photo.map((file) => readPhoto(file, '--photo')));
    const shop = await session.shop();
    const reviews = await shop.reviews();
    const made = await reviews.create({ sku, title, text: words, nickname, rating, fit, photos });
    return answer(made, (screen) => screen.good('Thank you. Your review will appear once it is approved.'));
  },
});
