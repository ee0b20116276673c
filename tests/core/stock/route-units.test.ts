import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesServing, servedStock, unitsAt, withTotal, type PlacedStock } from '../../../core/stock/placed-stock';
import { placesOfReturn, placesOfUnsent, routeUnits } from '../../../core/stock/route-units';
import { runs } from '../../fixtures/runs';

const PLACES = ['main', 'berlin', 'london', 'soho', 'outlet'].map((code) => ({ code }));
const SKUS = ['A', 'B', 'C'];

const stock = (main: number, elsewhere: Readonly<Record<string, number>> = {}): PlacedStock => {
  const qty = Object.values(elsewhere).reduce((sum, units) => sum + units, main);
  return { qty, is_in_stock: qty > 0, manage_stock: true, elsewhere };
};

const units = fc.integer({ min: 0, max: 4 });
const placed = fc
  .tuple(units, units, units, units, units)
  .map(([main, berlin, london, soho, outlet]) => stock(main, { berlin, london, soho, outlet }));
const shop = fc.tuple(placed, placed, placed).map((all) => new Map(SKUS.map((sku, at) => [sku, all[at] ?? stock(0)])));
const wanted = fc
  .tuple(...SKUS.map(() => fc.integer({ min: 0, max: 6 })))
  .map((counts) => SKUS.map((sku, at) => ({ sku, qty: counts[at] ?? 0 })).filter(({ qty }) => qty > 0));

function subsets(codes: readonly string[]): readonly (readonly string[])[] {
  return codes.reduce<readonly (readonly string[])[]>(
    (sets, code) => [...sets, ...sets.map((set) => [...set, code])],
    [[]],
  );
}

describe('the routing of an order', () => {
  it('takes no more than a location has, the full quantity, and from as few locations as possible', () => {
    fc.assert(
      fc.property(shop, wanted, (there, asked) => {
        const route = routeUnits(asked, there, PLACES);
        const enough = (set: readonly string[]) =>
          asked.every(({ sku, qty }) => {
            const found = there.get(sku) ?? stock(0);
            return set.reduce((sum, place) => sum + unitsAt(found, place), 0) >= qty;
          });
        const sizes = subsets(PLACES.map(({ code }) => code))
          .filter(enough)
          .map((set) => set.length);
        if (route.kind === 'short') {
          expect(sizes).toEqual([]);
          return;
        }
        for (const { sku, qty } of asked) {
          const sent = route.units.filter((one) => one.sku === sku);
          expect(sent.reduce((sum, one) => sum + one.qty, 0)).toBe(qty);
          for (const one of sent) expect(one.qty).toBeLessThanOrEqual(unitsAt(there.get(sku) ?? stock(0), one.place));
        }
        const used = new Set(route.units.map(({ place }) => place));
        expect(used.size).toBe(asked.length === 0 ? 0 : Math.max(1, Math.min(...sizes)));
      }),
      { numRuns: runs(300, 5000) },
    );
  });

  it('uses the first location that has everything, even if an earlier one has a part', () => {
    const there = new Map([
      ['A', stock(1, { berlin: 2 })],
      ['B', stock(0, { berlin: 1, london: 5 })],
    ]);
    const route = routeUnits(
      [
        { sku: 'A', qty: 1 },
        { sku: 'B', qty: 1 },
      ],
      there,
      PLACES,
    );
    expect(route).toMatchObject({ units: [{ place: 'berlin' }, { place: 'berlin' }] });
  });

  it('splits a SKU over locations in order of preference', () => {
    const there = new Map([['A', stock(2, { berlin: 2, london: 1 })]]);
    expect(routeUnits([{ sku: 'A', qty: 5 }], there, PLACES)).toEqual({
      kind: 'routed',
      units: [
        { sku: 'A', qty: 2, place: 'main' },
        { sku: 'A', qty: 2, place: 'berlin' },
        { sku: 'A', qty: 1, place: 'london' },
      ],
    });
  });

  it('ships uncounted goods from the location of the others, and names shortages', () => {
    const there = new Map<string, PlacedStock>([
      ['A', stock(0, { london: 1 })],
      ['CARD', { qty: 0, is_in_stock: true, manage_stock: false }],
    ]);
    const card = { sku: 'CARD', qty: 3 };
    expect(routeUnits([card, { sku: 'A', qty: 1 }], there, PLACES)).toMatchObject({
      units: [
        { sku: 'CARD', place: 'london' },
        { sku: 'A', place: 'london' },
      ],
    });
    expect(routeUnits([{ sku: 'A', qty: 2 }], there, PLACES)).toEqual({ kind: 'short', sku: 'A' });
    expect(routeUnits([{ sku: 'A', qty: 1 }], there, [])).toEqual({ kind: 'short', sku: 'A' });
    expect(routeUnits([{ sku: 'GONE', qty: 1 }], there, PLACES)).toEqual({ kind: 'short', sku: 'GONE' });
  });

  it('finds locations for an order of many SKUs at fifty locations quickly', () => {
    const codes = Array.from({ length: 50 }, (_, at) => ({ code: `p${String(at)}` }));
    const asked = codes.slice(0, 20).map(({ code }) => ({ sku: `OF ${code}`, qty: 1 }));
    const there = new Map(
      codes.map(({ code }) => [`OF ${code}`, { qty: 1, is_in_stock: true, elsewhere: { [code]: 1 } }] as const),
    );
    const route = routeUnits(asked, there, codes);
    expect(route.kind === 'routed' && new Set(route.units.map(({ place }) => place)).size).toBe(20);
  });
});

describe('locations of a store', () => {
  const place = (code: string, more: object = {}) => ({
    ...{ code, active: true, ships: true, country: 'US', preference: 1, stores: [] },
    ...more,
  });

  it('are sorted by preference, then by the destination country', () => {
    const all = [place('main'), place('berlin', { country: 'DE' }), place('first', { preference: 2 })];
    expect(placesServing(all, { store: 'de', country: 'DE' }).map(({ code }) => code)).toEqual([
      'berlin',
      'main',
      'first',
    ]);
  });

  it('are active, ship parcels and serve the store; their sum is the available stock', () => {
    const all = [
      place('main', { stores: ['us'] }),
      place('berlin'),
      place('closed', { active: false }),
      place('window', { ships: false }),
    ];
    const there = stock(3, { berlin: 2, closed: 4, window: 5 });
    expect(servedStock(there, all, 'us')).toEqual({ qty: 5, is_in_stock: true, manage_stock: true });
    expect(servedStock(there, all, 'de')).toEqual({ qty: 2, is_in_stock: true, manage_stock: true });
    expect(servedStock(stock(3), all, 'de')).toMatchObject({ qty: 0, is_in_stock: false });
    expect(servedStock({ qty: 0, is_in_stock: true, manage_stock: false }, all, 'de').is_in_stock).toBe(true);
  });
});

describe('another total', () => {
  it('changes the default location, and never makes a location negative', () => {
    fc.assert(
      fc.property(placed, fc.integer({ min: 0, max: 40 }), (there, total) => {
        const places = withTotal(there, total);
        expect(places.reduce((sum, { qty }) => sum + qty, 0)).toBe(total);
        for (const { qty } of places) expect(qty).toBeGreaterThanOrEqual(0);
        const others = there.qty - unitsAt(there, 'main');
        if (total >= others) expect(places[0]).toEqual({ place: 'main', qty: total - others });
      }),
      { numRuns: runs(200, 2000) },
    );
  });
});

describe('returned units', () => {
  it('go to the locations that shipped them: units cancelled before are those of the last location', () => {
    const taken = [
      { sku: 'A', qty: 2 },
      { sku: 'A', qty: 3, place: 'berlin' },
    ];
    const of = (qty: number) => [{ sku: 'A', qty }];
    expect(placesOfUnsent(taken, [], of(2))).toEqual([{ sku: 'A', qty: 2, place: 'berlin' }]);
    expect(placesOfUnsent(taken, of(2), of(2))).toEqual([{ sku: 'A', qty: 1, place: 'berlin' }, ...of(1)]);
    expect(placesOfReturn(taken, [], of(3), of(2))).toEqual([...of(2), { sku: 'A', qty: 1, place: 'berlin' }]);
    expect(placesOfReturn(taken, of(1), of(2), of(2))).toEqual([...of(1), { sku: 'A', qty: 1, place: 'berlin' }]);
  });

  it('go to their original locations, each unit once, in any number of steps', () => {
    const taken = [
      { sku: 'A', qty: 2 },
      { sku: 'A', qty: 3, place: 'berlin' },
      { sku: 'B', qty: 1, place: 'london' },
    ];
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 }), (steps) => {
        let before = 0;
        const back = steps.flatMap((step) => {
          const qty = Math.min(step, 5 - before);
          const placed = placesOfReturn(taken, [{ sku: 'A', qty: before }], [{ sku: 'A', qty }]);
          before += qty;
          return placed;
        });
        const at = (place: string | undefined) =>
          back.reduce((sum, one) => (one.place === place ? sum + one.qty : sum), 0);
        expect(at(undefined)).toBe(Math.min(before, 2));
        expect(at('berlin')).toBe(Math.max(0, before - 2));
      }),
      { numRuns: runs(100, 1000) },
    );
  });
});
