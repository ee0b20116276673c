import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { CartTaxes } from '../../../core/cart/cart-taxes';
import { openFixturePlatform } from '../../fixtures/platform';
import { openBrowsing } from '../browsing';
import { FIXTURE_TAX_RULES } from '../../fixtures/catalogue';

const DAY_MS = 86_400_000;

async function openTaxes(storage = createMemoryStorage()) {
  const fixture = await openFixturePlatform();
  const clock = createVirtualClock();
  const telemetry = createMemoryTelemetry();
  let isCut = false;
  const shop = openBrowsing({
    clock,
    fetch: async (request) => (isCut ? new Response('gone', { status: 503 }) : await fixture.platform.fetch(request)),
  });
  const taxes = new CartTaxes(shop.gateway, storage, shop.storeViews, telemetry, clock);
  const asked = () => shop.requests.filter(({ url }) => url.includes('type=taxrule')).length;
  return { taxes, clock, storage, telemetry, asked, storeViews: shop.storeViews, cut: () => (isCut = true) };
}

describe('the tax rules stored on the device', () => {
  it('are requested once a day, with the store that they are for', async () => {
    const { taxes, clock, asked } = await openTaxes();
    const first = await taxes.refresh();
    expect(first?.rules).toEqual(FIXTURE_TAX_RULES);
    expect(first?.tax).toMatchObject({ defaultCountry: 'US', sourcePriceIncludesTax: false });
    await taxes.refresh();
    expect(asked()).toBe(1);
    await clock.advance(DAY_MS);
    await taxes.refresh();
    expect(asked()).toBe(2);
  });

  it('are available on the next visit without a request', async () => {
    const { taxes, storage } = await openTaxes();
    await taxes.refresh();
    const again = await openTaxes(storage);
    expect(await again.taxes.restore()).toMatchObject({ rules: FIXTURE_TAX_RULES });
    expect(again.asked()).toBe(0);
  });

  it('are empty if never loaded, and yesterday’s if today’s cannot be loaded: an order waits for neither', async () => {
    const never = await openTaxes();
    never.cut();
    expect(await never.taxes.refresh()).toBeNull();
    expect(never.telemetry.records).toContainEqual(expect.objectContaining({ kind: 'error' }));

    const later = await openTaxes();
    await later.taxes.refresh();
    later.cut();
    await later.clock.advance(DAY_MS);
    expect(await later.taxes.refresh()).toMatchObject({ rules: FIXTURE_TAX_RULES });
  });

  it('are discarded and reported if they are corrupt', async () => {
    const storage = createMemoryStorage();
    await storage.set('tax', 'us', { at: 0, rules: 'none' });
    const { taxes, telemetry } = await openTaxes(storage);
    expect(await taxes.restore()).toBeNull();
    expect(telemetry.records).toContainEqual(expect.objectContaining({ kind: 'error' }));
  });
});
