import { once } from 'node:events';
import { FEED_PORTALS, mergeConfig, parseConfig } from '../../../core';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { FeedCount } from '../../serve/site/product-feed';
import { openStores } from '../../serve/site/site';
import { UsageError } from '../../usage/usage-error';
import { choice, webAddress } from '../../usage/kinds';
import { withDefault } from '../../usage/parameter';

export const feed = command({
  name: 'feed',
  summary: 'the products of a store (--store) as a portal takes them, in XML; with --json what of them is left out',
  options: {
    portal: withDefault('who takes it', choice(FEED_PORTALS, 'portal'), 'facebook'),
    public_url: withDefault('address that the shop is reached at from outside', webAddress, 'http://localhost:3000'),
  },
  run: async ({ portal, public_url: publicUrl }, session) => {
    const platform = await session.platform('catalog feed');
    const [{ codesOf }, { feedText }, place] = await Promise.all([
      import('../../composition/composition-root'),
      import('../../serve/site/product-feed'),
      session.place(),
    ]);
    const { stores } = place;
    const config = parseConfig(
      mergeConfig(place.config, stores === undefined ? {} : { stores: { available: codesOf(stores) } }),
    );
    const open = openStores({ config });
    const { store: code, json } = session.globals;
    const store = code === undefined ? open[0] : open.find((view) => view.storeCode === code);
    if (store === undefined) {
      throw new UsageError(`--store must be one of ${open.map(({ storeCode }) => storeCode).join(', ')}`);
    }
    const count: FeedCount = { items: 0, leftOut: [] };
    const site = { platform, config, base: publicUrl.replace(/\/+$/, '') };
    const { out } = session.streams;
    for await (const part of feedText({ portal, store, site, now: Date.now() }, count)) {
      if (!json && !out.write(part)) await once(out, 'drain');
    }
    const { items, leftOut } = count;
    return answer({ store: store.storeCode, portal, items, left_out: leftOut }, () => '');
  },
});
