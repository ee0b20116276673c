import { describe, expect, it } from 'vitest';
import { FEED_PORTALS, feedOfPath, feedPath } from '../../../core/internal';
import { STORE_VIEWS } from '../../../core/shopper';

describe('the path of a feed', () => {
  it('contains portal and store, and can be parsed again', () => {
    expect(feedPath('google', 'us')).toBe('/feeds/google-us.xml');
    for (const portal of FEED_PORTALS)
      for (const { storeCode } of STORE_VIEWS)
        expect(feedOfPath(feedPath(portal, storeCode))).toEqual({ portal, storeCode });
  });
  it.each(['/feeds/shop-us.xml', '/feeds/google-.xml', '/feeds/google-US.xml', '/de/feeds/google-us.xml', ''])(
    '%j is not one',
    (path) => {
      expect(feedOfPath(path)).toBeUndefined();
    },
  );
});
