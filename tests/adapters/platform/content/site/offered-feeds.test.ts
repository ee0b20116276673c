import { describe, expect, it } from 'vitest';
import { offeredFeeds } from '../../../../../adapters/platform/content/site/offered-feeds';
import { siteSettingsIn } from '../../../../../adapters/platform/starter/settings/site-settings';
import { STORE_VIEWS } from '../../../../../core/shopper';
import { siteSettings } from '../../../../../core/contract/content/content';
import { openFixturePlatform } from '../../../../fixtures/platform';

const open = (...codes: string[]) => codes.flatMap((code) => STORE_VIEWS.filter((view) => view.storeCode === code));
const feeds = (own: unknown, stores = open('us', 'en', 'de')) =>
  offeredFeeds({ id: 1, identifier: 'cms_settings', json: { name: 'A', feeds_facebook: own } }, stores).json;

describe('the feeds that the settings offer', () => {
  it('are those of the open stores, by language: the first store that uses it', () => {
    expect(feeds({})).toMatchObject({ feeds_facebook: { en: '/feeds/facebook-us.xml', de: '/feeds/facebook-de.xml' } });
    expect(feeds({}, open('ua'))).toMatchObject({ feeds_facebook: { uk: '/feeds/facebook-ua.xml' } });
  });
  it('use the host of a store that has one', () => {
    const stores = open('us').map((view) => ({ ...view, url: 'https://us.example/shop' }));
    expect(feeds({}, stores)).toEqual({
      name: 'A',
      feeds_facebook: { en: 'https://us.example/feeds/facebook-us.xml' },
    });
  });
  it("are overridden by the merchant's own, and an empty one removes a language", () => {
    expect(feeds({ en: 'https://feeds.example/en.xml', de: '', fr: '/fr.csv' })).toEqual({
      name: 'A',
      feeds_facebook: { en: 'https://feeds.example/en.xml', fr: '/fr.csv' },
    });
  });
  it('contain no store that is closed', () => {
    expect(feeds({ ru: '/feeds/facebook-ru.xml', de: '/feeds/google-cn.xml' })).toEqual({
      name: 'A',
      feeds_facebook: { en: '/feeds/facebook-us.xml', de: '/feeds/facebook-de.xml' },
    });
  });
  it('are empty in a shop whose settings name no feeds', () => {
    expect(feeds(undefined)).toEqual({ name: 'A', feeds_facebook: undefined });
    expect(offeredFeeds({ id: 1, identifier: 'cms_settings' }, open('us'))).toEqual({
      id: 1,
      identifier: 'cms_settings',
    });
  });
  it('are given to the clients of a new shop', async () => {
    const fixture = await openFixturePlatform({ starter: true, stores: ['us', 'de'] });
    await fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', json: siteSettingsIn('en') } } },
    ]);
    const { json } = await fixture.call('GET', '/api/cms/block/cms_settings?storeId=us');
    expect(json).toMatchObject({
      result: { json: { feeds_facebook: { en: '/feeds/facebook-us.xml', de: '/feeds/facebook-de.xml' } } },
    });
    expect(siteSettings.safeParse(feeds({})).success).toBe(true);
    await fixture.platform.close();
  });
});
