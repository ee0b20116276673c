import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryStep, ORDER_STATUSES } from '../../../../core/contract/orders/order-status';
import { planAdvance, type AdvanceState, type AdvanceInput } from '../../../../core/orders/rules/plan-advance';

const TODAY = '2026-03-01';
const NOON = `${TODAY}T12:00:00.000Z`;
const ORDER: AdvanceState = {
  order_status: 'N',
  stage: null,
  canceled: false,
  paid: false,
  pays_first: false,
  sends_only_paid: false,
  is_refunded: false,
  pays_on_delivery: true,
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

function next(input: AdvanceInput, over: Partial<AdvanceState> = {}): AdvanceState {
  const plan = planAdvance({ ...ORDER, ...over }, input, TODAY);
  if (plan.kind === 'refused') throw new Error(plan.code);
  return plan.next;
}
const refusal = (input: AdvanceInput, over: Partial<AdvanceState> = {}) => {
  const plan = planAdvance({ ...ORDER, ...over }, input, TODAY);
  return plan.kind === 'refused' ? plan.code : undefined;
};

describe('advancing an order', () => {
  it('lists each change with its old and new value', () => {
    const plan = planAdvance(ORDER, { status: 'D', tracking: 'VT1' }, TODAY);
    expect(plan).toMatchObject({
      changes: [
        { name: 'status', from: 'N', to: 'D' },
        { name: 'tracking', from: null, to: 'VT1' },
      ],
    });
  });
  it('clears an earlier stage with a new letter, and keeps it with the same one', () => {
    expect(next({ status: 'LF' }, { order_status: 'D', stage: 3 })).toMatchObject({ order_status: 'LF', stage: null });
    expect(next({ status: 'D' }, { order_status: 'D', stage: 4 })).toMatchObject({ stage: 4 });
    expect(next({ stage: 4 }, { order_status: 'D' })).toMatchObject({ order_status: 'D', stage: 4 });
  });
  it('dates the last step by the given day, or else today', () => {
    expect(next({ status: 'O' })).toMatchObject({ delivered_at: NOON, stage: null });
    expect(next({ delivered: '2026-02-27' })).toMatchObject({ delivered_at: '2026-02-27T12:00:00.000Z', stage: 5 });
    expect(next({ status: 'E' }, { order_status: 'O', delivered_at: NOON })).toMatchObject({ delivered_at: NOON });
  });
  it('marks an order with payment on delivery as paid once it is delivered, and no other', () => {
    expect(next({ status: 'O' }).paid).toBe(true);
    expect(next({ status: 'LF' }).paid).toBe(false);
    expect(next({ status: 'O' }, { pays_on_delivery: false }).paid).toBe(false);
    expect(next({ paid: true }, { pays_on_delivery: false }).paid).toBe(true);
  });

  it.each<[string, AdvanceInput, Partial<AdvanceState>]>([
    ['backwards', { status: 'N' }, { order_status: 'D' }],
    ['canceled', { status: 'D' }, { canceled: true }],
    ['not-paid', { status: 'AB' }, { order_status: 'P', pays_first: true }],
    ['not-paid', { paid: true }, { order_status: 'P', pays_first: true }],
    ['not-sent', { returned: ['TEE'] }, {}],
    ['unknown-sku', { returned: ['SOCKS'] }, { order_status: 'O', delivered_at: NOON }],
    ['too-many', { returned: [{ sku: 'TEE', qty: 4 }] }, { order_status: 'O', delivered_at: NOON }],
    ['too-late-to-cancel', { cancel_reason: 'lost' }, { order_status: 'D' }],
    ['contradiction', { cancel_reason: 'lost', status: 'AB' }, {}],
    ['send-not-paid', { status: 'D' }, { sends_only_paid: true }],
    ['send-not-paid', { delivered: TODAY }, { sends_only_paid: true, pays_on_delivery: false }],
    ['send-refunded', { status: 'D' }, { paid: true, is_refunded: true }],
    ['send-refunded', { stage: 3 }, { order_status: 'AB', paid: true, is_refunded: true }],
  ])('is refused as %s: %o', (code, input, over) => {
    expect(refusal(input, over)).toBe(code);
  });
  it('ships unpaid or refunded orders only if confirmed, once payment has arrived, and before it is in transit', () => {
    const held = { sends_only_paid: true, pays_on_delivery: false };
    for (const over of [held, { ...held, paid: true, is_refunded: true }]) {
      expect(next({ status: 'D', send_anyway: true }, over).order_status).toBe('D');
      expect(next({ status: 'AB' }, over).order_status).toBe('AB');
      expect(next({ tracking: 'VT2' }, { ...over, order_status: 'D' }).number).toBe('VT2');
      expect(next({ status: 'O' }, { ...over, order_status: 'D' }).order_status).toBe('O');
    }
    expect(next({ status: 'D', paid: true }, held)).toMatchObject({ order_status: 'D', paid: true });
  });
  it('goes back if forced, and is not delivered then', () => {
    expect(next({ status: 'AB', force: true }, { order_status: 'O', delivered_at: NOON })).toMatchObject({
      order_status: 'AB',
      delivered_at: null,
    });
  });

  const inputs: fc.Arbitrary<AdvanceInput> = fc.record(
    {
      status: fc.constantFrom(...ORDER_STATUSES),
      stage: fc.integer({ min: 0, max: 5 }),
      tracking: fc.constantFrom('VT1', 'VT2'),
      days: fc.integer({ min: 0, max: 9 }),
      delivered: fc.constantFrom('2026-02-20', TODAY),
      paid: fc.constant(true),
      cancel_reason: fc.constantFrom('lost', 'unwanted'),
      returned: fc.subarray(['TEE', 'CAP']),
      force: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  it('is idempotent for any input', () => {
    fc.assert(
      fc.property(fc.array(inputs, { maxLength: 6 }), inputs, (earlier, input) => {
        const state = [...earlier, input].reduce<AdvanceState>((now, one) => {
          const plan = planAdvance(now, one, TODAY);
          return plan.kind === 'advance' ? plan.next : now;
        }, ORDER);
        const plan = planAdvance(state, input, TODAY);
        if (plan.kind === 'advance') expect(plan.changes).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
  it('never goes back unless forced, never leaves cancellation, and never loses returns', () => {
    fc.assert(
      fc.property(fc.array(inputs, { maxLength: 8 }), (all) => {
        let state = ORDER;
        for (const input of all) {
          const plan = planAdvance(state, { ...input, force: false }, TODAY);
          if (plan.kind === 'refused') continue;
          const step = (one: AdvanceState) => deliveryStep(one.order_status, one.stage);
          expect(step(plan.next)).toBeGreaterThanOrEqual(step(state));
          if (state.canceled) expect(plan.next).toEqual(state);
          expect(plan.next.returned).toEqual(expect.arrayContaining([...state.returned]));
          state = plan.next;
        }
      }),
    );
  });
});
