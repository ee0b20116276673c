import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { googleRow } from '../../../adapters/import/google/google-row';
import { amountCell } from '../../../adapters/import/mapped/amount';
import { dayCell } from '../../../adapters/import/mapped/selling-cells';
import { date, number, price } from '../../../adapters/import/source/cell';
import { weightCell } from '../../../adapters/import/source/weight';
import { wooRow } from '../../../adapters/import/woocommerce/woo-row';

const LENGTH = 100_000;
const LONG = ['1', ' ', '1 ', '1,', '.', '/', ' / '].map((part) => `1${part.repeat(LENGTH / part.length)}x`);
const CELLS = {
  amount: amountCell({ decimal: 'point', isWorkbook: false }),
  date,
  day: dayCell,
  number: number(0, 1000),
  price,
  'price of a feed': googleRow.shape.price,
  'sale dates of a feed': googleRow.shape.saleDates,
  'stock of WooCommerce': wooRow.shape.stock,
  weight: weightCell(),
};

it.each(Object.entries(CELLS))('an endless cell of %s is refused at once', (_, cell) => {
  const started = performance.now();
  for (const text of LONG) expect(z.safeParse(cell, text).success).toBe(false);
  expect(performance.now() - started).toBeLessThan(300);
});
