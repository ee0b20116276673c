import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DesignStore, MenuStore, SettingsStore, StoreRecordStore } from '../../../adapters/platform/content';
import { publishedDesign } from '../../../adapters/platform/content/design/design-store';
import { OpenStores } from '../../../adapters/platform/foundation/settings/open-stores';
import type { Database, Repositories } from '../../../adapters/platform/ports/database';
import { SETTINGS_BLOCK } from '../../../core/contract/content/settings-block';
import { STORE_VIEWS } from '../../../core/store-views';
import { DATABASES } from './sources';

const [US] = STORE_VIEWS;
if (US === undefined) throw new Error('there are no stores');
const SETTINGS = { defaultStore: US, openStores: new OpenStores({}, () => 0), stores: STORE_VIEWS };
const STORE = {
  ...{ code: 'pl', name: 'Polska', language: 'en', locale: 'pl-PL', currency: 'PLN', country: 'PL' },
  ...{ prices_include_tax: true, time_zone: null, listed: true, domain: null },
};
const stores = new StoreRecordStore(SETTINGS);
const menus = new MenuStore({ categories: () => Promise.resolve([]) }, SETTINGS);

type Change = (db: Repositories) => Promise<unknown>;
const CHANGES: readonly (readonly [name: string, change: Change, member: string])[] = [
  [
    'the settings',
    (db) =>
      new SettingsStore(SETTINGS).change(db, 'settings', { name: 'Settings', award_bonuses: true, texts: { en: {} } }),
    'award_bonuses',
  ],
  ['the menus', (db) => menus.change(db, 'header', { own: true, entries: [] }), 'menus'],
  [
    'the design',
    async (db) => new DesignStore().change(db, 'design', { ...(await publishedDesign(db)), skin: 'night' }),
    'skin',
  ],
];

for (const [name, source] of Object.entries(DATABASES)) {
  describe(`settings with two writers on ${name}`, () => {
    let database: Database;
    const made = source();
    beforeEach(async () => {
      database = await made.open();
      const block = { id: 1, identifier: SETTINGS_BLOCK, title: 'Settings', json: {} };
      const rate = { currency: 'PLN', rate: 4.05, step: 1, small_step: 0.5, below: 0.01 };
      await database.write(async (db) => {
        await db.content.writeBlocks([{ en: block }]);
        await db.commerce.write({ currency_rates: [rate] });
      });
    });
    afterEach(async () => {
      await database.close();
      await made.remove();
    });

    it.each(CHANGES)('keep a store that is created while another user saves %s', async (_, change, member) => {
      let open = (): void => undefined;
      const gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      let first: Promise<unknown> = gate;
      await new Promise<void>((tell, fail) => {
        first = database.write(async (db) => {
          await stores.create(db, STORE);
          tell();
          await gate;
        });
        first.catch(fail);
      });
      const second = database.write(change);
      await made.waitsForLock();
      open();
      await Promise.all([first, second]);
      const block = await database.read((db) => db.content.block(SETTINGS_BLOCK));
      expect(block?.en.json).toMatchObject({ own_stores: [{ code: 'pl' }] });
      expect(Object.keys(block?.en.json ?? {})).toContain(member);
    });
  });
}
