import type { SuiteApi } from '../api/suite-api';
import { withoutVariants } from './facts';
import { fixtureCatalogue } from './fixture-catalogue';
import { made, product, STATE, streamed } from './make-index';
import type { SearchContext } from './search-context';

const upTo = { version: 1, stock: 2 };

export function changeCases({ it, expect }: SuiteApi, context: () => SearchContext): void {
  it('lists and counts changed stock and prices', async () => {
    const { engine, naive } = context();
    const documents = fixtureCatalogue();
    const [name, plain] = [await made(engine, documents), await made(naive, documents)];
    const stock = documents.flatMap(({ sku, variants }, at) => [
      ...variants.slice(0, at % 4).map((variant) => ({ sku: variant.sku, inStock: false })),
      ...variants.slice(3, 4).map((variant) => ({ sku: variant.sku, price: 999 })),
      ...(at % 9 === 0 ? [{ sku, inStock: false }] : []),
      ...(variants.length === 0 ? [{ sku, price: 1234 }] : []),
    ]);
    expect(await engine.apply(name, { stock: [...stock, { sku: 'nobody-knows', inStock: true }], upTo })).toBe(true);
    await naive.apply(plain, { stock, upTo });
    for (const listOutOfStock of [true, false]) {
      const asking = {
        listOutOfStock,
        aggregations: ['color', 'size', 'gender'].map((attribute) => ({ attribute, size: -1 })),
        size: -1,
        sort: [{ field: 'final_price', direction: 'asc' as const }],
      };
      expect(withoutVariants(await engine.search(name, asking))).toEqual(
        withoutVariants(await naive.search(plain, asking)),
      );
    }
    expect(await engine.open(name, 1)).toMatchObject(upTo);
  });

  it('applies written and removed products, or asks to be rebuilt', async () => {
    const { engine } = context();
    const documents = fixtureCatalogue().slice(0, 10);
    const name = await made(engine, documents);
    const added = product(99, { attributes: { gender: ['men'] } });
    const changes = { stock: [], written: [added], removed: [documents[0]?.id ?? 0], upTo };
    const rest = [...documents.slice(1), added];
    if (!(await engine.apply(name, changes))) await engine.rebuild(name, streamed(rest), STATE);
    const { hits } = await engine.search(name, { size: -1, sort: [{ field: 'id', direction: 'asc' }] });
    expect(hits.map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
    expect(await engine.size(name)).toBe(10);
  });

  it('copies an index, whose changes do not affect the original', async () => {
    const { engine } = context();
    const documents = [product(1, { numbers: { final_price: 500 } }), product(2, { numbers: { final_price: 700 } })];
    const name = await made(engine, documents);
    const group = { ...name, key: `${name.key}~7` };
    await engine.copy(name, group);
    await engine.apply(group, { stock: [{ sku: 'SKU-2', price: 100 }], upTo });
    const cheap = { filters: [{ attribute: 'final_price', value: { lt: 400 } }] };
    expect((await engine.search(group, cheap)).hits.map(({ id }) => id)).toEqual([2]);
    expect((await engine.search(name, cheap)).total).toBe(0);
  });
}

export function numberCases({ it, expect }: SuiteApi, context: () => SearchContext): void {
  it('finds products by changed numbers, with any variants', async () => {
    const { engine } = context();
    const documents = fixtureCatalogue().map((document) => ({
      ...document,
      numbers: { ...document.numbers, promoted: 0 },
    }));
    const name = await made(engine, documents);
    const reduced = documents.filter((_, at) => at % 7 === 0);
    const stock = reduced.map(({ sku }) => ({ sku, numbers: { promoted: 1 } }));
    expect(await engine.apply(name, { stock, upTo })).toBe(true);
    const asking = (value: { gt: number } | { lte: number }) => ({
      filters: [{ attribute: 'promoted', value }],
      size: -1,
    });
    const ids = (hits: readonly { readonly id: number }[]) => hits.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(ids((await engine.search(name, asking({ gt: 0 }))).hits)).toEqual(ids(reduced));
    expect((await engine.search(name, asking({ lte: 0 }))).total).toBe(documents.length - reduced.length);
  });
}
