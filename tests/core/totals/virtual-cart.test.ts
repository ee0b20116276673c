import { describe, expect, it } from 'vitest';
import { hasVirtualLine, isVirtualCart } from '../../../core/totals';

const THING = { type_id: 'simple' };
const FILE = { type_id: 'downloadable' };
const RIGHT = { product_type: 'virtual' };

describe('a cart without delivery', () => {
  it.each([
    { items: [], isVirtual: false, hasVirtual: false },
    { items: [{}], isVirtual: false, hasVirtual: false },
    { items: [THING], isVirtual: false, hasVirtual: false },
    { items: [FILE], isVirtual: true, hasVirtual: true },
    { items: [FILE, RIGHT], isVirtual: true, hasVirtual: true },
    { items: [THING, FILE], isVirtual: false, hasVirtual: true },
    { items: [{ ...THING, ...RIGHT }], isVirtual: false, hasVirtual: false },
  ])('$items: $isVirtual, and $hasVirtual for a part of it', ({ items, isVirtual, hasVirtual }) => {
    expect([isVirtualCart(items), hasVirtualLine(items)]).toEqual([isVirtual, hasVirtual]);
  });
});
