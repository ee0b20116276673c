import { describe, expect, it } from 'vitest';
import { columnInInches } from '../../../../../core/product/chart-units';
import { ALL_CHARTS } from '../../../../../adapters/platform/starter/pages/size-charts';

describe('the size charts of a new shop', () => {
  it('give trousers by waist the inches of their size name', () => {
    const rows = ALL_CHARTS.flatMap((part) => (part.kind === 'table' ? part.rows : [])).filter(([size]) =>
      /^W\d+$/.test(size ?? ''),
    );
    expect(rows.length).toBeGreaterThan(5);
    const inches = columnInInches(
      'Waist, cm',
      rows.map(([, waist = '']) => waist),
      'in',
    );
    expect(inches?.cells).toEqual(rows.map(([size = '']) => size.slice(1)));
  });
});
