import { expect, it } from 'vitest';
import { OpenStores } from '../../../../../adapters/platform/foundation/settings/open-stores';

const PL = {
  ...{ code: 'pl', name: 'Polska', language: 'en', locale: 'pl-PL', currency: 'PLN', country: 'PL' },
  prices_include_tax: true,
};

it('open stores that are changed in another process within a second, and stay open in an outage', async () => {
  let now = 10_000;
  let [version, isDown, reads, changes] = [1, false, 0, 0];
  const stores = new OpenStores({ codes: ['us'] }, () => now);
  await stores.follow(
    (known) => {
      reads += 1;
      if (isDown) return Promise.reject(new Error('down'));
      const found = { version, stores: version === 1 ? [] : [PL], currencies: new Set(['USD', 'PLN']) };
      if (known !== version) changes += 1;
      return Promise.resolve(known === version ? undefined : found);
    },
    () => undefined,
  );
  const codes = async (asked: string | null) => {
    await stores.ready(asked);
    return stores.views.map(({ storeCode }) => storeCode);
  };
  version = 2;
  now += 999;
  expect(await codes(null)).toEqual(['us']);
  now += 1;
  expect(await codes(null)).toEqual(['us', 'pl']);
  now += 1000;
  expect(await codes(null)).toEqual(['us', 'pl']);
  expect([reads, changes]).toEqual([3, 2]);
  isDown = true;
  now += 1000;
  expect(await codes('us')).toEqual(['us', 'pl']);
  expect(await codes('us')).toEqual(['us', 'pl']);
  expect(reads).toBe(4);
});

it('open stores that are valid, once, and none with the code of a built-in one', () => {
  const stores = new OpenStores({ codes: ['us'], own: [PL] }, () => 0);
  const cz = { ...PL, code: 'cz' };
  const records = [{ ...PL, name: 'Other' }, cz, { ...cz, name: 'Twice' }, { ...cz, code: 'x y' }, null];
  expect(stores.recordedIn(records)).toEqual([cz]);
});
