import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ORDER_TRANSITIONS } from '../../core/orders/queue/order-transitions';
import { orderLifePicture } from '../../scripts/docs/order-life-picture';

const FILE = 'docs/order-life.svg';

describe('the diagram of the order life cycle', () => {
  it('matches the current table; VITRINE_WRITE=1 redraws it', () => {
    const drawn = orderLifePicture();
    if (process.env['VITRINE_WRITE'] === '1') writeFileSync(FILE, drawn);
    expect(readFileSync(FILE, 'utf8')).toBe(drawn);
  });

  it('has an arrow for each transition, and is shown on a page', () => {
    const count = Object.values(ORDER_TRANSITIONS).flatMap((targets) => Object.keys(targets)).length;
    expect(orderLifePicture().match(/marker-end/g)).toHaveLength(count);
    expect(readFileSync('docs/concepts/order-path.md', 'utf8')).toContain('(../order-life.svg)');
  });
});
