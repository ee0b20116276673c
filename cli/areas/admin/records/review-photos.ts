import { command } from '../../../declare/command';
import { answer } from '../../../output/answer';
import { whole } from '../../../usage/kinds';
import { required } from '../../../usage/parameter';
import { asked } from './answers';

export const reviewPhotos = command({
  name: 'review photos',
  summary:
    'addresses of the photographs of a review within the shop, for half a day; only staff sees them until it is approved',
  args: { id: required('its id, as the list shows it', whole(1, Number.MAX_SAFE_INTEGER)) },
  run: async ({ id }, session) => {
    const photos = await asked(async () =>
      session.globals.api === undefined
        ? (await session.platform('admin review photos')).reviews.photos(id)
        : (await (await session.shop()).manage()).reviewPhotos(String(id)),
    );
    return answer({ items: photos }, () =>
      photos.length === 0 ? 'The review has no photographs.' : photos.map(({ large }) => large).join('\n'),
    );
  },
});
