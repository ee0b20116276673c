import { describe, expect, it } from 'vitest';
import { line, secondLine } from '../../../../storybook/fixtures/cart';
import { isConfirmed, keyOf } from '../../../../ui/components/products/line-state';
import { askFor, startWatch, watchLines } from '../../../../ui/components/bag/watch-lines';
import { withRemoved } from '../../../../ui/components/products/with-removed';

const key = keyOf(line);

describe('new facts about the lines of a bag', () => {
  it('are none while nothing changes, with the same object', () => {
    const watch = startWatch([line, secondLine]);
    expect(watchLines(watch, watch.items, false)).toBe(watch);
  });
  it('include a changed price, compared with the first one seen', () => {
    const up = watchLines(startWatch([line]), [{ ...line, price: 159 }], false);
    expect(up.news[key]).toEqual({ priceWas: 149 });
    const higher = watchLines(up, [{ ...line, price: 169 }], false);
    expect(higher.news[key]).toEqual({ priceWas: 149 });
  });
  it('exclude the price of a new line', () => {
    expect(watchLines(startWatch([]), [line], false).news[key]).toEqual({});
  });
  it('include a requested quantity that was not accepted, after the response', () => {
    const asked = askFor(startWatch([{ ...line, qty: 9 }]), line, 9);
    const waiting = watchLines(asked, [{ ...line, qty: 2 }], true);
    expect(waiting.news[key]?.refused).toBeUndefined();
    const answered = watchLines(waiting, waiting.items, false);
    expect(answered.news[key]?.refused).toBe(9);
    expect(askFor(answered, line, 3).news[key]?.refused).toBeUndefined();
  });
  it('exclude an accepted quantity', () => {
    const asked = askFor(startWatch([{ ...line, qty: 3 }]), line, 3);
    expect(watchLines(asked, [{ ...line, qty: 3 }], false).news[key]).toEqual({});
  });
});

describe('a line', () => {
  it('is confirmed when the shop has it in the displayed quantity', () => {
    expect(isConfirmed(line)).toBe(false);
    expect(isConfirmed({ ...line, server_item_id: 7, prev_qty: 1 })).toBe(true);
    expect(isConfirmed({ ...line, server_item_id: 7, prev_qty: 1, qty: 2 })).toBe(false);
  });
});

describe('removed lines', () => {
  const names = (rows: ReturnType<typeof withRemoved>) =>
    rows.map((row) => (row.kind === 'line' ? row.item.sku : `was ${row.removed.item.sku}`));
  const a = { ...line, sku: 'A' };
  const b = { ...line, sku: 'B' };
  const c = { ...line, sku: 'C' };
  it('leave a placeholder at their position, in any order of removal', () => {
    expect(names(withRemoved([b], [{ item: a, place: 0 }, { item: c, place: 1 }]))).toEqual(['was A', 'B', 'was C']); // prettier-ignore
    expect(names(withRemoved([], [{ item: b, place: 1 }, { item: a, place: 0 }, { item: c, place: 0 }]))).toEqual(['was A', 'was B', 'was C']); // prettier-ignore
  });
  it('are lines again when they are restored', () => {
    expect(names(withRemoved([a, b], [{ item: a, place: 0 }]))).toEqual(['A', 'B']);
  });
});
