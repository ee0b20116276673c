import { describe, expect, it } from 'vitest';
import { storeInZone, zoneIn } from '../../../../../adapters/platform/foundation';
import { ownStoreView, STORE_VIEWS } from '../../../../../core/store-views';

const JP = {
  ...{ code: 'jp', name: 'Nippon', language: 'en', locale: 'ja-JP', currency: 'JPY', country: 'JP' },
  prices_include_tax: true,
};

describe('the time zone of a store', () => {
  it('is its own, and that of the shop without one', () => {
    const own = ownStoreView({ ...JP, time_zone: 'Asia/Tokyo' });
    expect(zoneIn(own, 'America/New_York')).toBe('Asia/Tokyo');
    expect(zoneIn(storeInZone(own, 'America/New_York'))).toBe('Asia/Tokyo');
    expect(zoneIn(ownStoreView(JP), 'America/New_York')).toBe('America/New_York');
    expect(STORE_VIEWS.map((store) => zoneIn(storeInZone(store, 'America/New_York')))).toEqual(
      STORE_VIEWS.map(() => 'America/New_York'),
    );
  });
});
