import { once } from 'node:events';
import { FEED_PORTALS } from '../../../core/internal';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { FeedCount } from '../../serve/site/product-feed';
import { choice, webAddress } from '../../usage/kinds';
import { withDefault } from '../../usage/parameter';
import { feedSite } from '../shared/feed-site';

export const feed = command({
  name: 'feed',
  summary: 'print the product feed of a store (--store) as XML; with --json the omitted items',
  options: {
    portal: withDefault('portal', choice(FEED_PORTALS, 'portal'), 'facebook'),
    public_url: withDefault('public URL of the shop', webAddress, 'http://localhost:3000'),
  },
  run: async ({ portal, public_url: publicUrl }, session) => {
    const { store, site } = await feedSite(session, 'catalog feed', publicUrl);
    const { feedText } = await import('../../serve/site/product-feed');
    const count: FeedCount = { items: 0, products: new Set(), leftOut: [] };
    const { out } = session.streams;
    for await (const part of feedText({ portal, store, site, now: Date.now() }, count)) {
      if (!session.globals.json && !out.write(part)) await once(out, 'drain');
    }
    const { items, leftOut } = count;
    return answer({ store: store.storeCode, portal, items, left_out: leftOut }, () => '');
  },
});
