import { command } from '../declare/command';
import { text, whole, type Kind } from '../declare/kinds';
import { optional, withDefault } from '../declare/parameter';
import { UsageError } from '../declare/usage-error';
import { answer } from '../output/answer';

const MOST_PORT = 65_535;
/** A terabyte. */
const MOST_CACHE_MB = 1_048_576;

/** A shop lies at the root of its host: a path in front of it would be in none of its links. */
const webAddress: Kind<string> = {
  placeholder: 'url',
  rule: 'must be an address such as https://shop.example, without a path',
  parse: (raw) => (/^https?:\/\/[^/?#\s]+\/?$/.test(raw) ? raw : undefined),
};

export const serve = command({
  name: '',
  summary: 'open the shop: API, storefront and pictures',
  options: {
    port: withDefault('port to listen on; 0 for any free one', whole(0, MOST_PORT), 3000),
    host: withDefault('address to listen on; 0.0.0.0 for every network', text('address', 255), '127.0.0.1'),
    public_url: optional('address that the shop is reached at from outside', webAddress),
    stage: withDefault(
      'stage of the shop; search engines are kept out of all but production',
      text('stage', 40),
      'production',
    ),
    page_cache: withDefault('megabytes of memory for rendered pages; 0 keeps none', whole(0, MOST_CACHE_MB), 64),
    image_cache: withDefault('megabytes of disk for resized photographs', whole(1, MOST_CACHE_MB), 1024),
  },
  run: async ({ port, host, public_url: publicUrl, stage, ...caches }, session) => {
    if (session.globals.api !== undefined) throw new UsageError('serve opens a shop of its own: leave out --api');
    const { openServer } = await import('../serve/open-server');
    const { page_cache: pageCacheMb, image_cache: imageCacheMb } = caches;
    await openServer({ port, host, publicUrl, stage, pageCacheMb, imageCacheMb }, session);
    return answer(undefined, () => '');
  },
});
