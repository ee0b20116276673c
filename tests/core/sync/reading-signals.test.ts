import { describe, expect, it } from 'vitest';
import { isShopError, type ReadOptions } from '../../../core/shopper';
import { openBrowsing, type Browsing } from '../browsing';

type Reading = readonly [name: string, read: (shop: Browsing, options: ReadOptions) => Promise<unknown>];

const READINGS: readonly Reading[] = [
  ['catalogue.search', ({ catalogue }, options) => catalogue.search({ text: 'tee' }, options)],
  ['catalogue.collection', ({ catalogue }, options) => catalogue.collection('new', undefined, {}, options)],
  ['catalogue.suggest', ({ catalogue }, options) => catalogue.suggest('tee', options)],
  ['product.load', ({ product }, options) => product.load({ sku: 'TEE' }, options)],
  ['product.similar', ({ product }, options) => product.similar('TEE', 4, options)],
  ['product.reviewsPage', ({ product }, options) => product.reviewsPage('TEE', {}, options)],
  ['product.bySkus', ({ product }, options) => product.bySkus(['TEE'], options)],
  ['content.page', ({ content }, options) => content.page('about', options)],
  ['content.block', ({ content }, options) => content.block('footer', options)],
  ['content.delivery', ({ content }, options) => content.delivery('US', options)],
  ['stock.check', ({ stock }, options) => stock.check('TEE', 1, options)],
  ['stock.list', ({ stock }, options) => stock.list(['TEE'], options)],
];

function reasonOf(error: unknown): unknown {
  if (!isShopError(error)) return error;
  return error.details['reason'] ?? reasonOf(error.cause);
}

describe('aborted read calls', () => {
  it.each(READINGS)('%s stops its request, fails, and shows nothing', async (_name, read) => {
    const waiting: AbortSignal[] = [];
    const shop = openBrowsing({
      fetch: (request) => {
        waiting.push(request.signal);
        return new Promise(() => undefined);
      },
    });
    const shown: unknown[] = [];
    shop.notices.notifications$.subscribe((all) => shown.push(...all));
    const caller = new AbortController();
    const reading = read(shop, { signal: caller.signal }).catch((error: unknown) => error);
    for (let turn = 0; turn < 50 && waiting.length === 0; turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
    caller.abort();
    expect(reasonOf(await reading)).toBe('EABORTED');
    expect(waiting.map(({ aborted }) => aborted)).toEqual([true]);
    expect(shown).toEqual([]);
  });
});
