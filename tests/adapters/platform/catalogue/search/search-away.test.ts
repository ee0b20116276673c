import { afterEach, describe, expect, it } from 'vitest';
import { buildUrl } from '../../../../../core/contract/foundation/query-codec';
import { createLocalSearch, createOpenSearch } from '../../../../../adapters/search';
import { SearchUnavailableError } from '../../../../../adapters/platform/ports/catalogue/search';
import type { SearchEngine } from '../../../../../adapters/platform/ports/catalogue/search';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let shop: FixturePlatform | undefined;
afterEach(() => shop?.platform.close());

const searchQuery = { filters: [], text: 'cap' };
const listed = buildUrl('/api/catalog', { store: 'us', type: 'product', searchQuery });

function cuttable(): { readonly engine: SearchEngine; isCut: boolean } {
  const onBroken = (error: unknown) => {
    throw error;
  };
  const local = createLocalSearch({ uuid: () => 'draft', onBroken });
  const line = {
    isCut: false,
    engine: new Proxy(local, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        if (typeof found !== 'function') return found;
        return (...parameters: unknown[]): unknown =>
          line.isCut && name !== 'close'
            ? Promise.reject(new SearchUnavailableError('the line is cut'))
            : Reflect.apply(found, target, parameters);
      },
    }),
  };
  return line;
}

async function productsOf(path = listed): Promise<Record<string, unknown>> {
  const answer = await shop?.call('GET', path);
  expect(answer?.status).toBe(200);
  return { ...(answer?.json as object) }; // sound: every answer is a document
}

describe('a shop whose search engine is down', () => {
  it('lists from the database and reports it, and suggests nothing', async () => {
    shop = await openFixturePlatform({
      search: createOpenSearch({ url: 'http://127.0.0.1:9', uuid: () => 'draft' }),
    });
    expect(await productsOf()).toMatchObject({ notice: 'search_unavailable', items: [{ sku: 'CAP' }], total: 1 });
    expect(await productsOf('/api/catalog/suggest?store=us&text=ca')).toMatchObject({ suggestions: [] });
    expect((await shop.call('GET', '/readyz')).status).toBe(200);
    expect(shop.telemetry.records.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  it('queries the engine again after a while, and then reports nothing more', async () => {
    const line = cuttable();
    shop = await openFixturePlatform({ search: line.engine });
    expect(await productsOf()).not.toHaveProperty('notice');
    line.isCut = true;
    expect(await productsOf()).toMatchObject({ notice: 'search_unavailable', total: 1 });
    line.isCut = false;
    await shop.clock.advance(6000);
    expect(await productsOf()).not.toHaveProperty('notice');
  });
});
