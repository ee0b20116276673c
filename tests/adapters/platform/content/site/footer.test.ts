import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { footerOf } from '../../../../../core/contract/content/footer';
import { cmsBlock } from '../../../../../core/contract/catalogue/catalogue';
import { DEMO_CONTENT } from '../../../../../adapters/demo/content/demo-content';
import { writeStarter } from '../../../../../adapters/platform/starter/write-starter';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const answer = z.object({ result: cmsBlock });

describe('the footer of a store', () => {
  let shop: FixturePlatform;
  beforeAll(async () => {
    shop = await openFixturePlatform({ starter: true });
    await writeStarter(shop.platform.catalogue, { now: 0, own: DEMO_CONTENT });
  });
  afterAll(() => shop.platform.close());

  async function footerIn(store: string) {
    const { status, json } = await shop.call('GET', `/api/cms/block/cms_settings?storeCode=${store}`);
    expect([status, json]).toMatchObject([200, { result: { identifier: 'cms_settings' } }]);
    const settings: unknown = answer.parse(json).result.json;
    return footerOf(typeof settings === 'object' && settings !== null ? { ...settings } : null);
  }

  it('links to the size guide, contact, help and the company pages, with the names of its language', async () => {
    expect((await footerIn('us')).pages).toEqual([
      { section: 'house', identifier: 'about', title: 'About Vitrine' },
      { section: 'help', identifier: 'size-guide', title: 'Size Guide' },
      { section: 'help', identifier: 'contact', title: 'Contact and help' },
    ]);
  });
  it('links to legally required pages only in the stores of Germany', async () => {
    const legal = (await footerIn('de')).pages.filter(({ section }) => section === 'legal');
    expect(legal.map(({ title }) => title)).toEqual(['Impressum', 'Widerrufsbelehrung']);
    expect((await footerIn('us')).pages.some(({ section }) => section === 'legal')).toBe(false);
  });
  it('shows the payment and shipping methods that the shop has', async () => {
    const { pay, ship } = await footerIn('de');
    expect(pay.map(({ code }) => code)).toContain('card');
    expect(pay.map(({ title }) => title)).not.toContainEqual(expect.stringContaining('Promo'));
    expect(ship.map(({ code, title }) => [code, title])).toContainEqual(['pickup', 'Abholung im Geschäft']);
    const { titles } = ship.find(({ code }) => code === 'pickup') ?? {};
    expect([titles?.['ru'], titles?.['de']]).toEqual([expect.stringMatching(/[а-я]/), undefined]);
  });
  it('follows the pages: new ones are added to their section, removed ones disappear', async () => {
    const jobs = { id: 990, identifier: 'jobs', title: 'Jobs', content: '<p>Come.</p>', section_code: 'house' };
    const namesIn = async () => (await footerIn('us')).pages.map(({ identifier }) => identifier);
    expect(await namesIn()).not.toContain('jobs');
    await shop.platform.catalogue.writePages([{ pages: { en: jobs } }]);
    expect(await namesIn()).toContain('jobs');
    await shop.platform.catalogue.writePages([{ pages: { en: { ...jobs, section_code: 'none' } } }]);
    expect(await namesIn()).not.toContain('jobs');
  });
  it('is empty if older settings have none, or an invalid one', () => {
    expect(footerOf(null)).toEqual({ pages: [], pay: [], ship: [] });
    expect(footerOf({ footer: { pages: [{ section: 'attic', identifier: 'x', title: 'X' }], pay: 7 } }).pages).toEqual(
      [],
    );
  });
});
