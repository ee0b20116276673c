import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreRecordStore } from '../../../adapters/platform/content';
import { CommerceAdmin, followStores, recordedStores } from '../../../adapters/platform/foundation';
import { OpenStores } from '../../../adapters/platform/foundation/settings/open-stores';
import type { Database } from '../../../adapters/platform/ports/database';
import { CommerceListStore } from '../../../adapters/platform/selling/rules/commerce-list-store';
import { beginCommerce } from '../../../adapters/platform/starter';
import { DATABASES } from './sources';

const STORE = {
  ...{ code: 'pl', name: 'Polska', language: 'en', locale: 'pl-PL', currency: 'PLN', country: 'PL' },
  ...{ prices_include_tax: true, time_zone: null, listed: true, domain: null },
};
const EUR = { currency: 'EUR', rate: 0.92, step: 1, small_step: 0.5, below: 0.05 };
const PLN = { currency: 'PLN', rate: 4.05, step: 1, small_step: 0.5, below: 0.01 };
const NEEDED = 'currency_rates must have a rate for PLN, the currency of store pl';

/** Settings of one process. */
function process() {
  const openStores = new OpenStores({ codes: ['us'] }, () => 0);
  const [defaultStore] = openStores.views;
  if (defaultStore === undefined) throw new Error('there is no store');
  return { defaultStore, openStores, stores: openStores.views };
}

for (const [name, source] of Object.entries(DATABASES)) {
  describe(`the rate of a recorded store on ${name}`, () => {
    let database: Database;
    const made = source();
    const stores = new StoreRecordStore(process());
    const rates = new CommerceListStore('currency_rates', () => ({}), process());
    const removed = () => database.write((db) => rates.remove(db, 'PLN'));
    beforeEach(async () => {
      database = await made.open();
      await database.write((db) => db.commerce.write({ currency_rates: [EUR, PLN] }));
    });
    afterEach(async () => {
      await database.close();
      await made.remove();
    });

    it('cannot be removed, even by a process that has not read the store yet', async () => {
      await database.write((db) => stores.create(db, STORE));
      await expect(removed()).rejects.toThrow(NEEDED);
      const admin = new CommerceAdmin(database, process());
      await expect(admin.write({ currency_rates: [EUR] })).rejects.toThrow(NEEDED);
    });

    it('cannot be removed while the store is being created', async () => {
      let removal: Promise<unknown> = Promise.resolve();
      await database.write(async (db) => {
        await stores.create(db, STORE);
        removal = removed();
        removal.catch(() => undefined);
        await made.waitsForLock();
      });
      await expect(removal).rejects.toThrow(NEEDED);
    });

    it('must exist: creating a store fails if its rate is removed meanwhile', async () => {
      let creation: Promise<unknown> = Promise.resolve();
      await database.write(async (db) => {
        await rates.remove(db, 'PLN');
        creation = database.write((other) => stores.create(other, STORE));
        creation.catch(() => undefined);
        await made.waitsForLock();
      });
      await expect(creation).rejects.toThrow('has no rate');
    });

    it('may be missing at startup: the store stays closed until the rate is back, and this is logged', async () => {
      await database.write((db) => stores.create(db, STORE));
      await database.write((db) => db.commerce.write({ currency_rates: [EUR] }));
      const [own, logged] = [process(), [] as string[]];
      const log = (level: string, message: string) => void logged.push(`${level}: ${message}`);
      const telemetry = { event: () => undefined, error: () => undefined, log };
      await followStores({ ...own, telemetry }, (known) => database.read((db) => recordedStores(db, known)));
      await beginCommerce(database, {
        baseCurrency: undefined,
        openStores: own.openStores,
        stores: own.openStores.views,
      });
      expect(own.openStores.views.map(({ storeCode }) => storeCode)).toEqual(['us']);
      expect(logged).toEqual(['error: A store stays closed: its currency has no rate']);
      await new CommerceAdmin(database, own).write({ currency_rates: [EUR, PLN] });
      await own.openStores.refresh();
      expect(own.openStores.views.map(({ storeCode }) => storeCode)).toEqual(['us', 'pl']);
    });
  });
}
