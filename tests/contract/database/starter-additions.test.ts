import { afterEach, describe, expect, it } from 'vitest';
import { BLOGGER_SETTINGS } from '../../../core/contract/bloggers/blogger-settings';
import { PROMO_ORDER } from '../../../core/contract/selling/methods';
import type { Database, Repositories } from '../../../adapters/platform/ports/database';
import { beginShop } from '../../../adapters/platform/starter/begin-shop';
import { COMMERCE } from '../../../adapters/platform/starter/commerce';
import { giveAdditions } from '../../../adapters/platform/starter/give-additions';
import { pageRecords } from '../../../adapters/platform/starter/pages';
import { blockRecords } from '../../../adapters/platform/starter/settings/blocks';
import { DATABASES } from './sources';

const AGREEMENTS = ['blogger-user-agreement', 'blogger-privacy-policy'];
const PAGES = pageRecords().map(({ pages }) => pages);
const BLOCKS = blockRecords(0).map(({ blocks }) => blocks);
const FLAGS = { has_blogger_user_agreement: false, has_blogger_privacy_policy: false };
const EARLIER_PAYMENTS = COMMERCE.payment_methods.filter(({ code }) => code !== PROMO_ORDER);

async function writeEarlier(db: Repositories): Promise<void> {
  await db.flags.set('starter');
  await db.content.writePages(PAGES.filter(({ en }) => !AGREEMENTS.includes(en.identifier)));
  await db.content.writeBlocks(
    BLOCKS.filter(({ en }) => en.identifier !== BLOGGER_SETTINGS).map((block) =>
      block.en.identifier === 'cms_settings'
        ? { en: { ...block.en, json: { name: 'Ours', ...FLAGS } }, de: { ...block.en, json: { name: 'Unser' } } }
        : block,
    ),
  );
  await db.commerce.write({ ...COMMERCE, payment_methods: EARLIER_PAYMENTS });
}

async function contentOf(database: Database) {
  return database.read(async (db) => ({
    pages: (await db.content.pages()).map(({ en }) => en),
    blocks: (await db.content.blocks()).map(({ en }) => en),
    payments: (await db.commerce.read()).payment_methods?.map(({ code }) => code),
  }));
}

const namesOf = (list: readonly { readonly identifier: string }[]) => list.map(({ identifier }) => identifier);

describe.each(Object.entries(DATABASES))('a shop on %s that is older than blogger sales', (_, source) => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function earlier(): Promise<Database> {
    const own = source();
    const database = await own.open();
    ends.push(
      () => database.close(),
      () => own.remove(),
    );
    await database.write(writeEarlier);
    return database;
  }

  it('receives the block, the pages with their links, and the payment method', async () => {
    const database = await earlier();
    const before = (await database.read((db) => db.versions.current())).catalogue;
    await beginShop(database, 1);
    const { pages, blocks, payments } = await contentOf(database);
    expect(namesOf(pages)).toEqual(expect.arrayContaining(AGREEMENTS));
    expect(namesOf(blocks)).toContain(BLOGGER_SETTINGS);
    expect(payments).toEqual([...EARLIER_PAYMENTS.map(({ code }) => code), PROMO_ORDER]);
    const settings = await database.read((db) => db.content.block('cms_settings'));
    const shown = { has_blogger_user_agreement: true, has_blogger_privacy_policy: true };
    expect(settings?.en.json).toEqual({ name: 'Ours', ...shown });
    expect(settings?.de?.json).toEqual({ name: 'Unser', ...shown });
    expect((await database.read((db) => db.versions.current())).catalogue).toBeGreaterThan(before);
  });

  it('does not restore what its merchant removed or changed', async () => {
    const database = await earlier();
    await beginShop(database, 1);
    const [agreement] = AGREEMENTS;
    await database.write(async (db) => {
      const page = await db.content.page(agreement ?? '');
      const block = await db.content.block(BLOGGER_SETTINGS);
      const settings = await db.content.block('cms_settings');
      if (!page || !block || !settings) throw new Error('Nothing was given');
      await db.content.writePages([{ en: { ...page.en, identifier: 'terms-of-ours' } }]);
      await db.content.writeBlocks([
        { en: { ...block.en, identifier: 'something-else' } },
        { en: { ...settings.en, json: FLAGS } },
      ]);
      await db.commerce.write({ payment_methods: EARLIER_PAYMENTS });
    });
    const left = await contentOf(database);
    const version = await database.read((db) => db.versions.current());
    await beginShop(database, 2);
    expect(await contentOf(database)).toEqual(left);
    expect(await database.read((db) => db.versions.current())).toEqual(version);
  });

  it('keeps records created by the merchant, even with the ids of starter records', async () => {
    const database = await earlier();
    const [agreement = ''] = AGREEMENTS;
    const starter = PAGES.find(({ en }) => en.identifier === agreement);
    const settings = BLOCKS.find(({ en }) => en.identifier === BLOGGER_SETTINGS);
    if (!starter || !settings) throw new Error('The starter has neither');
    const own = PAGES.find(({ en }) => en.identifier === AGREEMENTS[1]);
    await database.write(async (db) => {
      await db.content.writePages([
        { en: { ...starter.en, identifier: 'our-page' } },
        { en: { ...starter.en, id: 900, identifier: own?.en.identifier ?? '', title: 'Our policy' } },
      ]);
      await db.content.writeBlocks([{ en: { ...settings.en, identifier: 'our-block' } }]);
      await db.commerce.write({ payment_methods: [] });
    });
    await beginShop(database, 1);
    const { pages, blocks } = await contentOf(database);
    expect(namesOf(pages)).toEqual(expect.arrayContaining(['our-page', agreement]));
    expect(pages.filter(({ identifier }) => identifier === AGREEMENTS[1])).toMatchObject([{ title: 'Our policy' }]);
    expect(namesOf(blocks)).toEqual(expect.arrayContaining(['our-block', BLOGGER_SETTINGS]));
    const shown = await database.read((db) => db.content.block('cms_settings'));
    expect(shown?.en.json).toMatchObject({ has_blogger_user_agreement: true, has_blogger_privacy_policy: false });
  });

  it('receives each addition once, even if two processes open it, and none if one of them fails', async () => {
    const database = await earlier();
    const paymentsOf = async () => (await contentOf(database)).payments ?? [];
    const before = await paymentsOf();
    const [method] = EARLIER_PAYMENTS;
    if (!method) throw new Error('The starter has no way to pay');
    const more = async ({ commerce }: Pick<Repositories, 'commerce'>): Promise<void> => {
      const { payment_methods: methods = [] } = await commerce.read();
      await commerce.write({ payment_methods: [...methods, { ...method, code: `more-${String(methods.length)}` }] });
    };
    const failing = { id: 'failing', give: () => Promise.reject(new Error('no')) };
    await expect(giveAdditions(database, [{ id: 'more', give: more }, failing])).rejects.toThrow('no');
    expect(await paymentsOf()).toEqual(before);
    const opening = () => giveAdditions(database, [{ id: 'more', give: more }]);
    await Promise.all(Array.from({ length: 8 }, opening));
    expect(await paymentsOf()).toHaveLength(before.length + 1);
  });

  it('receives all additions when it starts over, and none again later', async () => {
    const own = source();
    const database = await own.open();
    ends.push(
      () => database.close(),
      () => own.remove(),
    );
    await beginShop(database, 1);
    const begun = await contentOf(database);
    const page = begun.pages.find(({ identifier }) => identifier === AGREEMENTS[0]);
    if (!page) throw new Error('The starter has no agreement');
    await database.write((db) => db.content.writePages([{ en: { ...page, identifier: 'renamed' } }]));
    await beginShop(database, 2);
    expect(namesOf((await contentOf(database)).pages)).not.toContain(AGREEMENTS[0]);
  });
});
