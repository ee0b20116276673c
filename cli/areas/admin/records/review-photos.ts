import { command } from '../../../declare/command';
import { answer } from '../../../output/answer';
import { whole } from '../../../usage/kinds';
import { required } from '../../../usage/parameter';
import { asked } from './answers';

export const reviewPhotos = command({
  name: 'review photos',
  summary:
    "list addresses of a review's photos, valid for half a day; only staff see them until the review is approved",
  args: { id: required('id, from the list', whole(1, Number.MAX_SAFE_INTEGER)) },
  run: async ({ id }, session) => {
    const photos = await asked(async () =>
      session.globals.api === undefined
        ? (await session.platform('admin review photos')).reviews.photos(id)
        : (await (await session.shop()).manage()).reviewPhotos({ id }),
    );
    return answer({ items: photos }, () =>
      photos.length === 0 ? 'The review has no photos.' : photos.map(({ large }) => large).join('\n'),
    );
  },
});
