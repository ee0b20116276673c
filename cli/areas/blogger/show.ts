import { isShopError } from '../../../core/shopper';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import { choice, text, whole } from '../../usage/kinds';
import { list, optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { readPhoto } from '../shared/read-photo';

const MAX_ID = 999_999_999;
export const promoId = whole(1, MAX_ID);
const PICTURE = 'JPEG, PNG or WebP, at most 10 of 10 MB and 25 MB in all';

export const set = command({
  name: 'set',
  summary: 'create a set: a top and a bottom, with or without shoes',
  args: { product: list('ids of promo products', promoId, 2) },
  options: { title: optional('title; default: named after its parts', text('text', 100)) },
  run: async ({ product, title }, session) => {
    const bloggers = await (await session.shop()).bloggers();
    const made = await bloggers.saveSet(product, title).catch((error: unknown) => {
      throw isShopError(error, 'set-exists') ? setExists(error.message, error.details['id']) : error;
    });
    return answer(made, (screen) => screen.good(`Set ${made.id}: ${made.title}`));
  },
});

function setExists(message: string, id: unknown): CommandError {
  return new CommandError('set-exists', `${message}: ${String(id)}`, { id });
}

export const post = command({
  name: 'post',
  summary: 'publish a post of a promo product or set that has arrived',
  args: { id: required('promo product or set', promoId) },
  options: {
    type: required('kind of post', choice(['post', 'profile', 'story'] as const, 'type')),
    text: optional('text of the post', text('text', 2200)),
    photo: list(`a picture to upload for it: ${PICTURE}`, text('file', 4000)),
    image: list('path of an uploaded picture', text('path', 200)),
  },
  run: async ({ id, type, text: words, photo, image }, session) => {
    const photos = await Promise.all(photo.map((file) => readPhoto(file, '--photo')));
    const bloggers = await (await session.shop()).bloggers();
    const uploaded = photos.length === 0 ? [] : await bloggers.uploadPhotos(photos, id);
    const made = await bloggers.savePost({ type, itemId: id, text: words, images: [...image, ...uploaded] });
    return answer(made, (screen) => screen.good(`Posted: ${made.products.map(({ title }) => title).join(', ')}`));
  },
});

export const upload = command({
  name: 'upload',
  summary: 'upload photos for posts; camera metadata is removed',
  args: { file: list(PICTURE, text('file', 4000), 1) },
  options: { product: optional('promo product in the photos', promoId) },
  run: async ({ file, product }, session) => {
    const photos = await Promise.all(file.map((one) => readPhoto(one, 'file')));
    const images = await (await (await session.shop()).bloggers()).uploadPhotos(photos, product);
    return answer({ images }, () => images.join('\n'));
  },
});
