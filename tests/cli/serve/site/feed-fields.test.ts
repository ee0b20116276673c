import { expect, it } from 'vitest';
import { feedFields } from '../../../../cli/serve/site/feed-fields';
import type { FeedItem } from '../../../../cli/serve/site/feed-entry';

const item = (timeZone: string): FeedItem => ({
  ...{
    kind: 'item',
    id: 'TEE',
    address: { kind: 'product', sku: 'TEE', name: 'Tee' },
    title: 'Tee',
    description: 'Tee',
  },
  ...{ images: ['/m/tee.jpg'], inStock: true, price: 3000, currency: 'USD', look: {}, audience: {}, identifiers: {} },
  sale: {
    ...{ price: 2000, timeZone },
    ...{ from: Date.parse('2026-10-31T04:00:00Z'), to: Date.parse('2026-11-02T04:59:59.999Z') },
  },
});
const context = { shop: 'Shop', link: () => '/p', absolute: (path: string) => path, now: 0 };
const datesOf = (portal: 'facebook' | 'google', timeZone: string) =>
  feedFields(item(timeZone), portal, context).find(([name]) => name === 'sale_price_effective_date')?.[1];

it('gives the dates of a sale with the offsets of the time zone of the shop', () => {
  expect(datesOf('google', 'America/New_York')).toBe('2026-10-31T00:00-0400/2026-11-01T23:59-0500');
  expect(datesOf('facebook', 'America/New_York')).toBe('2026-10-31T00:00-04:00/2026-11-01T23:59-05:00');
  expect(datesOf('google', 'Asia/Kathmandu')).toBe('2026-10-31T09:45+0545/2026-11-02T10:44+0545');
  expect(datesOf('google', 'UTC')).toBe('2026-10-31T04:00+0000/2026-11-02T04:59+0000');
});
