import { describe, expect, it } from 'vitest';
import type { PromotionTerms } from '../../../core/contract/selling/promotion-terms';
import { promotion, type PromotionRecord } from '../../../core/contract/selling/promotion-rules';
import { areOfGoods, isInForce, promotionFaults, skusInScope, termFaults, unmetTerm } from '../../../core/promotions';
import type { TermFacts, TermLine } from '../../../core/promotions';

const NOON = Date.parse('2026-11-27T12:00:00Z');
const line = (sku: string, more: Partial<TermLine> = {}): TermLine => ({
  ...{ sku, categories: new Set([4, 3]), brand: 'north', row: 5000 },
  ...more,
});
const facts = (more: Partial<TermFacts> = {}): TermFacts => ({
  ...{ now: NOON, timeZone: 'UTC', storeCode: 'us', customer: undefined, lines: [line('CAP')], minimum: undefined },
  ...more,
});

const SHOP = { timeZone: 'UTC', base: 'USD' };

describe('the terms of a coupon or promotion', () => {
  it.each<readonly [PromotionTerms, string | undefined]>([
    [{}, undefined],
    [{ starts_at: '2026-11-27' }, undefined],
    [{ starts_at: '2026-11-28' }, 'not_started'],
    [{ starts_at: '2026-11-27T13:00+01:00' }, undefined],
    [{ starts_at: '2026-11-27T13:01+01:00' }, 'not_started'],
    [{ ends_at: '2026-11-27' }, undefined],
    [{ ends_at: '2026-11-26' }, 'ended'],
    [{ ends_at: '2026-11-27T11:59' }, 'ended'],
    [{ starts_at: null, ends_at: null, minimum: null, stores: [], customers: [] }, undefined],
    [{ stores: ['de', 'us'] }, undefined],
    [{ stores: ['de'] }, 'store'],
    [{ customers: ['customer'] }, 'customers'],
    [{ customers: ['vip'] }, 'customers'],
    [{ category_ids: [3] }, undefined],
    [{ category_ids: [5] }, 'goods'],
    [{ brands: ['north'] }, undefined],
    [{ brands: ['linea'] }, 'goods'],
    [{ products: [{ sku: 'CAP' }] }, undefined],
    [{ products: [{ sku: 'cap' }] }, 'goods'],
    [{ category_ids: [5], products: [{ sku: 'CAP' }] }, undefined],
    [{ ends_at: '2026-11-26', stores: ['de'], category_ids: [5] }, 'ended'],
  ])('%j are unmet by %s', (terms, reason) => {
    expect(unmetTerm(terms, facts())).toBe(reason);
  });

  it.each<readonly [PromotionTerms, string | undefined]>([
    [{ ends_at: '2026-11-27' }, undefined],
    [{ starts_at: '2026-11-28' }, 'not_started'],
    [{ starts_at: '2026-11-28T00:30Z' }, undefined],
    [{ ends_at: '2026-11-28T01:00Z' }, 'ended'],
  ])('%j are unmet by %s on the evening of the 27th in New York', (terms, reason) => {
    const evening = { now: Date.parse('2026-11-28T01:30:00Z'), timeZone: 'America/New_York' };
    expect(unmetTerm(terms, facts(evening))).toBe(reason);
  });

  it.each<readonly [readonly string[] | undefined, PromotionTerms, string | undefined]>([
    [[], { customers: ['customer'] }, undefined],
    [[], { customers: ['vip', 'blogger'] }, 'customers'],
    [['vip'], { customers: ['vip', 'blogger'] }, undefined],
    [undefined, { customers: ['customer'] }, 'customers'],
  ])('with the roles %j and %j are unmet by %s', (roles, terms, reason) => {
    expect(unmetTerm(terms, facts({ customer: roles && { roles } }))).toBe(reason);
  });

  it('count only the goods in scope towards the minimum', () => {
    const lines = [line('CAP', { row: 3000 }), line('TEE', { row: 9000, brand: 'linea' })];
    const terms = { brands: ['north'], minimum: '30' };
    expect(unmetTerm(terms, facts({ lines, minimum: 3000 }))).toBeUndefined();
    expect(unmetTerm(terms, facts({ lines, minimum: 3001 }))).toBe('minimum');
    expect(unmetTerm({ minimum: '120' }, facts({ lines, minimum: 12_000 }))).toBeUndefined();
    expect(unmetTerm({ minimum: '1' }, facts({ lines: [], minimum: 100 }))).toBe('minimum');
  });

  it('name the lines in scope by their SKU or that of the parent', () => {
    const lines = [line('CAP-RED', { parentSku: 'CAP' }), line('TEE', { brand: undefined })];
    expect(skusInScope({ products: [{ sku: 'CAP' }] }, lines)).toEqual(['CAP-RED']);
    expect(skusInScope({ brands: ['north'] }, lines)).toEqual(['CAP-RED']);
    expect(skusInScope({ brands: [], products: [] }, lines)).toBeUndefined();
  });

  it('apply to all goods without a scope', () => {
    const { lines: _lines, minimum: _minimum, ...shopper } = facts();
    expect(isInForce({ category_ids: [5], minimum: '1000' }, shopper)).toBe(true);
    expect(isInForce({ stores: ['de'] }, shopper)).toBe(false);
    expect([{ minimum: '5' }, { brands: ['north'] }, { stores: ['de'] }].map(areOfGoods)).toEqual([true, true, false]);
  });

  it('must not end before they start', () => {
    expect(termFaults({ starts_at: '2026-11-27', ends_at: '2026-11-27' }, SHOP)).toEqual([]);
    expect(termFaults({ starts_at: '2026-11-27', ends_at: '2026-11-26' }, SHOP)).toMatchObject([{ field: 'ends_at' }]);
    const late = { starts_at: '2026-11-27T01:00:00+09:00', ends_at: '2026-11-26' };
    expect(termFaults(late, { ...SHOP, timeZone: 'Asia/Tokyo' })).toMatchObject([{ field: 'ends_at' }]);
    expect(termFaults(late, { ...SHOP, timeZone: 'America/New_York' })).toEqual([]);
  });
});

describe('the fields of a promotion', () => {
  const valid: PromotionRecord = { code: 'sale', name: { en: 'Sale' }, active: true, kind: 'percent', percent: 10 };

  it.each<readonly [Partial<PromotionRecord>, readonly string[]]>([
    [{}, []],
    [{ percent: undefined }, ['percent']],
    [{ kind: 'fixed' }, ['amount']],
    [{ kind: 'fixed', amount: '0' }, ['amount']],
    [{ kind: 'fixed', amount: '5' }, []],
    [{ kind: 'free_delivery' }, []],
    [{ kind: 'buy_get' }, ['units', 'reduced']],
    [{ kind: 'buy_get', units: 3, reduced: 4 }, ['reduced']],
    [{ kind: 'buy_get', units: 3, reduced: 1 }, []],
    [{ kind: 'tiers' }, ['tiers']],
    [{ kind: 'tiers', tiers: [{ from: '100', percent: 10 }] }, []],
    [{ kind: 'tiers', tiers: [100, 100].map((from) => ({ from: String(from), percent: 10 })) }, ['tiers.1.from']],
    [{ starts_at: '2026-02-01', ends_at: '2026-01-01' }, ['ends_at']],
  ])('%j are refused at %j', (more, fields) => {
    expect(promotionFaults({ ...valid, ...more }, SHOP).map(({ field }) => field)).toEqual(fields);
  });

  it('have amounts that the base currency supports', () => {
    const amounts = { minimum: '10.5', amount: '1.50', tiers: [{ from: '2.005', percent: 5 }] };
    const faultsIn = (base: string) =>
      promotionFaults({ ...valid, kind: 'fixed', ...amounts }, { ...SHOP, base }).map(({ message }) => message);
    expect(faultsIn('USD')).toEqual(['tiers.0.from must have two decimals at most']);
    expect(faultsIn('JPY')).toEqual([
      'amount must have no decimals: JPY has none',
      'tiers.0.from must have no decimals: JPY has none',
      'minimum must have no decimals: JPY has none',
    ]);
    expect(faultsIn('KWD')).toEqual(['tiers.0.from must be a multiple of 0.010: amounts in KWD end in 0']);
  });

  it.each([
    { percent: 101 },
    { percent: 0 },
    { units: 0 },
    { starts_at: '2026-02-30' },
    { minimum: '-1' },
    { code: 'A B' },
  ])('break the schema with %j', (more) => {
    expect(promotion.safeParse({ ...valid, ...more }).success).toBe(false);
  });
});
