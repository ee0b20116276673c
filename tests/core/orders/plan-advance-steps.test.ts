import { describe, expect, it } from 'vitest';
import { deliveryStep, ORDER_STATUSES } from '../../../core/contract/orders/order-status';
import { planAdvance, type AdvanceState, type AdvanceInput } from '../../../core/orders/rules/plan-advance';

const TODAY = '2026-03-01';
const ORDER: AdvanceState = {
  order_status: 'N',
  stage: null,
  canceled: false,
  paid: false,
  pays_first: false,
  sends_only_paid: false,
  is_refunded: false,
  pays_on_delivery: false,
  delivered_at: null,
  cancel_reason: null,
  title: 'Vitrine',
  link: null,
  number: null,
  days_to_delivery: 4,
  units: [
    { sku: 'TEE', qty: 3 },
    { sku: 'CAP', qty: 1 },
  ],
  returned: [],
  travels: [
    { sku: 'TEE', qty: 3 },
    { sku: 'CAP', qty: 1 },
  ],
  parcels: [],
  unsent: [],
};

function outcome(input: AdvanceInput, over: Partial<AdvanceState> = {}): string {
  const plan = planAdvance({ ...ORDER, ...over }, input, TODAY);
  return plan.kind === 'refused' ? plan.code : 'ok';
}
const changes = (input: AdvanceInput, over: Partial<AdvanceState> = {}) => {
  const plan = planAdvance({ ...ORDER, ...over }, input, TODAY);
  return plan.kind === 'refused' ? plan.code : plan.changes;
};
const STAGES = [0, 1, 2, 3, 4, 5];
const LETTERS = ORDER_STATUSES.map((letter) => [letter, deliveryStep(letter)] as const);

describe('an order awaiting payment on a page', () => {
  const waiting = { order_status: 'P', pays_first: true } as const;

  it.each(LETTERS)('cannot advance to %s (step %i), unless that is before the first step', (status, step) => {
    expect(outcome({ status }, waiting)).toBe(step > 0 ? 'not-paid' : 'ok');
    expect(outcome({ status }, { ...waiting, paid: true })).toBe('ok');
  });
  it.each(STAGES)('cannot advance to stage %i, unless that is before the first step', (stage) => {
    expect(outcome({ stage }, waiting)).toBe(stage > 0 ? 'not-paid' : 'ok');
  });
  it('cannot be marked as paid or delivered by staff, but can be noted, tracked and canceled', () => {
    expect(outcome({ paid: true }, waiting)).toBe('not-paid');
    expect(outcome({ delivered: TODAY }, waiting)).toBe('not-paid');
    expect(outcome({ tracking: 'VT1' }, waiting)).toBe('ok');
    expect(outcome({ paid: false }, waiting)).toBe('ok');
    expect(outcome({ cancel_reason: 'lost' }, waiting)).toBe('ok');
  });
});

describe('a delivery by letter', () => {
  const pairs = LETTERS.flatMap(([from, fromStep]) =>
    LETTERS.map(([to, toStep]) => ({ from, to, isBack: toStep < fromStep })),
  );
  it('advances from each letter to each of the same or a later step, and back only if forced', () => {
    for (const { from, to, isBack } of pairs) {
      const state = { order_status: from };
      expect([from, to, outcome({ status: to }, state)]).toEqual([from, to, isBack ? 'backwards' : 'ok']);
      expect([from, to, outcome({ status: to, force: true }, state)]).toEqual([from, to, 'ok']);
    }
  });
  it.each(LETTERS)('at %s (step %i) can be canceled before shipping, and returned after', (order_status, step) => {
    const isSent = step >= 3;
    expect(outcome({ cancel_reason: 'lost' }, { order_status })).toBe(isSent ? 'too-late-to-cancel' : 'ok');
    expect(outcome({ returned: ['TEE'] }, { order_status })).toBe(isSent ? 'ok' : 'not-sent');
  });
  it.each(STAGES)('at stage %i can be canceled before shipping, and returned after', (stage) => {
    const isSent = stage >= 3;
    expect(outcome({ cancel_reason: 'lost' }, { stage })).toBe(isSent ? 'too-late-to-cancel' : 'ok');
    expect(outcome({ returned: ['TEE'] }, { stage })).toBe(isSent ? 'ok' : 'not-sent');
  });
  it('is returned in the call that ships it', () => {
    expect(outcome({ status: 'D', returned: ['TEE'] })).toBe('ok');
    expect(outcome({ status: 'AB', returned: ['TEE'] })).toBe('not-sent');
  });
});

describe('an order that is canceled', () => {
  const cancel = { cancel_reason: 'lost' } as const;

  it.each<[string, AdvanceInput]>([
    ['paid', { paid: true }],
    ['advanced by letter', { status: 'AB' }],
    ['advanced within its step', { status: 'NA' }],
    ['advanced by stage', { stage: 2 }],
    ['delivered', { delivered: TODAY }],
    ['sent back', { returned: ['TEE'] }],
  ])('cannot be %s at the same time', (_, input) => {
    expect(outcome({ ...input, ...cancel })).toBe('contradiction');
  });
  it.each<[string, AdvanceInput]>([
    ['with its own letter', { status: 'N' }],
    ['with a tracking number', { tracking: 'VT1' }],
    ['with a carrier and days', { carrier: 'Post', days: 2 }],
    ['with paid: false', { paid: false }],
    ['with no returned units', { returned: [] }],
  ])('can be called %s', (_, input) => {
    expect(outcome({ ...input, ...cancel })).toBe('ok');
  });
  it.each<[string, AdvanceInput]>([
    ['status', { status: 'AB' }],
    ['stage', { stage: 2 }],
    ['tracking', { tracking: 'VT1' }],
    ['link', { link: 'https://post.test/1' }],
    ['carrier', { carrier: 'Post' }],
    ['days', { days: 2 }],
    ['paid', { paid: true }],
    ['returned', { returned: ['TEE'] }],
  ])('cannot change after that: %s', (_, input) => {
    const canceled = { canceled: true, cancel_reason: 'lost' };
    expect(outcome(input, canceled)).toBe('canceled');
    expect(changes({ cancel_reason: 'another' }, canceled)).toEqual([]);
  });
});

describe('returned units', () => {
  const sent = { order_status: 'D' } as const;

  it('are limited to the ordered units of each SKU, over all of its lines', () => {
    const twice = {
      ...sent,
      units: [
        { sku: 'TEE', qty: 2 },
        { sku: 'TEE', qty: 1 },
      ],
    };
    expect(outcome({ returned: [{ sku: 'TEE', qty: 3 }] }, twice)).toBe('ok');
    expect(outcome({ returned: [{ sku: 'TEE', qty: 4 }] }, twice)).toBe('too-many');
    expect(outcome({ returned: [{ sku: 'CAP', qty: 1 }] }, sent)).toBe('ok');
    expect(outcome({ returned: [{ sku: 'CAP', qty: 2 }] }, sent)).toBe('too-many');
    expect(outcome({ returned: ['TEE', 'SOCKS'] }, sent)).toBe('unknown-sku');
  });
  it('are the maximum if a SKU is named twice, not the sum', () => {
    const returned = [
      { sku: 'TEE', qty: 2 },
      { sku: 'TEE', qty: 1 },
    ];
    expect(changes({ returned }, sent)).toEqual([{ name: 'returned', from: null, to: '2 × TEE' }]);
    expect(changes({ returned: [...returned, 'TEE'] }, sent)).toEqual([{ name: 'returned', from: null, to: 'TEE' }]);
  });
  it('are listed in part with their number, and never decrease', () => {
    const some = { ...sent, returned: [{ sku: 'TEE', qty: 2 }] };
    expect(changes({ returned: [{ sku: 'TEE', qty: 1 }] }, some)).toEqual([]);
    expect(changes({ returned: [{ sku: 'TEE', qty: 3 }, 'CAP'] }, some)).toEqual([
      { name: 'returned', from: '2 × TEE', to: 'TEE, CAP' },
    ]);
  });
});

it('an empty plan reports that nothing changes', () => {
  expect(planAdvance(ORDER, {}, TODAY)).toEqual({ kind: 'advance', next: ORDER, changes: [] });
  const went = { order_status: 'N', returned: [{ sku: 'TEE', qty: 1 }] };
  expect(changes({ tracking: 'VT1' }, went)).toEqual([{ name: 'tracking', from: null, to: 'VT1' }]);
  const arrived = { order_status: 'O', delivered_at: `${TODAY}T12:00:00.000Z` };
  expect(changes({ delivered: '2026-02-27' }, arrived)).toEqual([
    { name: 'delivered', from: '2026-03-01T12:00:00.000Z', to: '2026-02-27T12:00:00.000Z' },
  ]);
});

it('each member is changed under its own name', () => {
  const all: AdvanceInput = {
    status: 'D',
    stage: 4,
    tracking: 'VT1',
    link: 'https://post.test/1',
    carrier: 'Post',
    days: 2,
    paid: true,
    returned: ['CAP'],
  };
  expect(changes(all)).toEqual([
    { name: 'status', from: 'N', to: 'D' },
    { name: 'stage', from: null, to: '4' },
    { name: 'carrier', from: 'Vitrine', to: 'Post' },
    { name: 'tracking', from: null, to: 'VT1' },
    { name: 'link', from: null, to: 'https://post.test/1' },
    { name: 'days', from: '4', to: '2' },
    { name: 'paid', from: 'false', to: 'true' },
    { name: 'returned', from: null, to: 'CAP' },
  ]);
  expect(changes({ cancel_reason: 'lost' })).toEqual([{ name: 'canceled', from: null, to: 'lost' }]);
  expect(changes({ delivered: '2026-02-27' })).toEqual([
    { name: 'stage', from: null, to: '5' },
    { name: 'delivered', from: null, to: '2026-02-27T12:00:00.000Z' },
  ]);
});
