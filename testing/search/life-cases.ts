import { SearchUnavailableError, type IndexDocument } from '../../adapters/platform/ports/catalogue/search';
import type { SuiteApi } from '../api/suite-api';
import { fixtureCatalogue } from './fixture-catalogue';
import { freshName, made, product, STATE, streamed } from './make-index';
import type { SearchContext } from './search-context';

export function lifeCases({ it, expect }: SuiteApi, context: () => SearchContext): void {
  it('has no index that was not created', async () => {
    const { engine } = context();
    const name = freshName();
    expect(await engine.open(name, 1)).toBeUndefined();
    await expect(engine.search(name, {})).rejects.toBeInstanceOf(SearchUnavailableError);
    await expect(engine.suggest(name, 'ja', 5)).rejects.toBeInstanceOf(SearchUnavailableError);
  });

  it('stores metadata with an index', async () => {
    const { engine } = context();
    const name = freshName();
    const edges = new Map([[1, 1_800_000_000_000]]);
    await engine.rebuild(name, streamed(fixtureCatalogue()), { version: 7, stock: 12, edges });
    expect(await engine.open(name, 7)).toEqual({ version: 7, stock: 12, edges });
  });

  it('searches the old index while a new one is built, and then the new one', async () => {
    const { engine } = context();
    const [old, fresh] = [
      [product(1), product(2)],
      [product(3), product(4), product(5)],
    ];
    const name = await made(engine, old);
    const totals: number[] = [];
    async function* watched(): AsyncGenerator<IndexDocument, void, void> {
      for (const document of fresh) {
        totals.push((await engine.search(name, {})).total);
        yield document;
      }
    }
    await engine.rebuild(name, watched(), { ...STATE, version: 2 });
    expect(totals).toEqual([2, 2, 2]);
    const { hits } = await engine.search(name, {});
    expect(hits.map(({ id }) => id)).toEqual([5, 4, 3]);
    expect(await engine.open(name, 2)).toMatchObject({ version: 2 });
  });

  it('keeps searching the old index when a new one could not be built', async () => {
    const { engine } = context();
    const name = await made(engine, [product(1)]);
    async function* broken(): AsyncGenerator<IndexDocument, void, void> {
      yield await Promise.resolve(product(2));
      throw new Error('the database is gone');
    }
    await expect(engine.rebuild(name, broken(), { ...STATE, version: 2 })).rejects.toThrow('the database is gone');
    expect((await engine.search(name, {})).hits.map(({ id }) => id)).toEqual([1]);
    expect(await engine.open(name, 1)).toMatchObject({ version: 1 });
  });
}
