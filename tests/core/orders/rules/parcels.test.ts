import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryStep, SENT_STEP } from '../../../../core/contract/orders/order-status';
import { isPartlySent, leftToSend, sentUnits, unitsWithout } from '../../../../core/orders/rules/parcels';
import { planAdvance, type AdvanceInput, type AdvanceState } from '../../../../core/orders/rules/plan-advance';
import { unitsOf } from '../../../../core/orders/rules/returned-units';

const TODAY = '2026-03-01';
const UNITS = [
  { sku: 'TEE', qty: 3 },
  { sku: 'CAP', qty: 1 },
];
const ORDER: AdvanceState = {
  order_status: 'A',
  stage: null,
  canceled: false,
  paid: true,
  pays_first: true,
  sends_only_paid: true,
  is_refunded: false,
  pays_on_delivery: false,
  delivered_at: null,
  cancel_reason: null,
  title: '',
  link: null,
  number: null,
  days_to_delivery: 4,
  units: UNITS,
  returned: [],
  travels: UNITS,
  parcels: [],
  unsent: [],
};

const planned = (state: AdvanceState, input: AdvanceInput) => planAdvance(state, input, TODAY);
function next(input: AdvanceInput, state: AdvanceState = ORDER): AdvanceState {
  const plan = planned(state, input);
  if (plan.kind === 'refused') throw new Error(plan.code);
  return plan.next;
}
const refusal = (input: AdvanceInput, state: AdvanceState = ORDER) => {
  const plan = planned(state, input);
  return plan.kind === 'refused' ? plan.code : undefined;
};
const ONE_TEE = { parcel: { id: 'parcel-1', lines: [{ sku: 'TEE', qty: 1 }] }, tracking: 'VT1', carrier: 'Post' };

describe('shipping a part of an order', () => {
  it('keeps the order open until its last goods are in a parcel', () => {
    const partly = next(ONE_TEE);
    expect(partly).toMatchObject({ order_status: 'A', parcels: [{ number: 'VT1', carrier: 'Post' }], number: 'VT1' });
    expect(isPartlySent(partly)).toBe(true);
    expect(leftToSend(partly)).toEqual([
      { sku: 'TEE', qty: 2 },
      { sku: 'CAP', qty: 1 },
    ]);
    const whole = next({ parcel: { id: 'parcel-2' }, tracking: 'VT2' }, partly);
    expect(whole).toMatchObject({ order_status: 'D', number: 'VT2', parcels: [{}, { lines: leftToSend(partly) }] });
    expect(isPartlySent(whole)).toBe(false);
  });
  it('puts the rest into a last parcel, if the order is shipped as a whole', () => {
    const sent = next({ status: 'D', tracking: 'VT9' }, next(ONE_TEE));
    expect(sent.parcels).toHaveLength(2);
    expect(sent.parcels[1]).toMatchObject({ id: 'rest-2', number: 'VT9' });
    expect(leftToSend(sent)).toEqual([]);
  });
  it('creates no parcel for an order that is shipped whole', () => {
    expect(next({ status: 'D', tracking: 'VT1' }).parcels).toEqual([]);
  });
  it('happens once per id, and corrects the tracking of a known parcel', () => {
    const partly = next(ONE_TEE);
    expect(planned(partly, ONE_TEE)).toMatchObject({ changes: [] });
    expect(next({ parcel: { id: 'parcel-1' }, tracking: 'VT7' }, partly).parcels).toMatchObject([
      { number: 'VT7', carrier: 'Post', lines: [{ sku: 'TEE', qty: 1 }] },
    ]);
    for (const lines of [
      [{ sku: 'CAP', qty: 1 }],
      [{ sku: 'TEE', qty: 2 }],
      [...ONE_TEE.parcel.lines, { sku: 'CAP', qty: 1 }],
    ])
      expect(refusal({ parcel: { id: 'parcel-1', lines } }, partly)).toBe('other-parcel');
    const two = next({ parcel: { id: 'parcel-1', lines: [{ sku: 'TEE', qty: 2 }] } });
    expect(refusal(ONE_TEE, two)).toBe('other-parcel');
    const both = next({ parcel: { id: 'parcel-2', lines: [{ sku: 'CAP', qty: 1 }] }, tracking: 'VT2' }, partly);
    expect(next({ parcel: { id: 'parcel-1' }, tracking: 'VT8' }, both).number).toBe('VT2');
  });
  it('sums goods that are named twice', () => {
    const twice = [...ONE_TEE.parcel.lines, ...ONE_TEE.parcel.lines];
    const partly = next({ parcel: { id: 'parcel-1', lines: twice } });
    expect(partly.parcels[0]?.lines).toEqual([{ sku: 'TEE', qty: 2 }]);
    expect(planned(partly, { parcel: { id: 'parcel-1', lines: twice } })).toMatchObject({ changes: [] });
    expect(refusal({ parcel: { id: 'parcel-2', lines: twice } }, partly)).toBe('not-left');
  });
  it('is refused for goods beyond the rest, for unpaid orders, and together with another step', () => {
    const partly = next(ONE_TEE);
    expect(refusal({ parcel: { id: 'parcel-2', lines: [{ sku: 'TEE', qty: 3 }] } }, partly)).toBe('not-left');
    expect(refusal({ parcel: { id: 'parcel-2', lines: [{ sku: 'HAT', qty: 1 }] } })).toBe('unknown-sku');
    expect(refusal({ parcel: { id: 'parcel-2' } }, next({ status: 'D' }))).toBe('not-left');
    expect(refusal(ONE_TEE, { ...ORDER, paid: false })).toBe('not-paid');
    expect(refusal(ONE_TEE, { ...ORDER, paid: false, pays_first: false })).toBe('send-not-paid');
    expect(refusal({ ...ONE_TEE, send_anyway: true }, { ...ORDER, paid: false, pays_first: false })).toBeUndefined();
    expect(refusal({ ...ONE_TEE, status: 'D' })).toBe('contradiction');
    expect(refusal({ ...ONE_TEE, cancel_units: ['CAP'] })).toBe('contradiction');
    expect(refusal({ cancel_reason: 'late' }, partly)).toBe('too-late-to-cancel');
  });
  it('allows returns of goods in a parcel only', () => {
    const partly = next(ONE_TEE);
    expect(refusal({ returned: ['CAP'] }, partly)).toBe('not-sent');
    expect(refusal({ returned: [{ sku: 'TEE', qty: 2 }] }, partly)).toBe('not-sent');
    expect(next({ returned: [{ sku: 'TEE', qty: 1 }] }, partly).returned).toEqual([{ sku: 'TEE', qty: 1 }]);
  });
});

describe('cancelling unshipped goods', () => {
  it('counts them as cancelled, and ships the order if nothing else is left', () => {
    const cut = next({ cancel_units: [{ sku: 'TEE', qty: 2 }, 'CAP'] }, next(ONE_TEE));
    expect(cut).toMatchObject({ order_status: 'D', canceled: false });
    expect(cut.unsent).toEqual([
      { sku: 'TEE', qty: 2 },
      { sku: 'CAP', qty: 1 },
    ]);
    expect(cut.returned).toEqual(cut.unsent);
    expect(next({ returned: ['TEE'] }, cut).returned).toEqual([
      { sku: 'TEE', qty: 3 },
      { sku: 'CAP', qty: 1 },
    ]);
  });
  it('is refused for goods in a parcel, for a whole order, and before it is paid', () => {
    const partly = next(ONE_TEE);
    expect(refusal({ cancel_units: [{ sku: 'TEE', qty: 3 }] }, partly)).toBe('not-left');
    expect(refusal({ cancel_units: ['TEE', 'CAP'] })).toBe('nothing-left');
    expect(refusal({ cancel_units: ['CAP'] }, { ...ORDER, paid: false, pays_first: false })).toBe('part-not-paid');
    expect(refusal({ cancel_units: ['CAP'] }, next({ status: 'D' }))).toBe('not-left');
  });
});

it('loses and doubles no unit, whatever is shipped, cancelled and returned', () => {
  const sku = fc.constantFrom('TEE', 'CAP', 'HAT');
  const qty = fc.integer({ min: 1, max: 4 });
  const id = fc.constantFrom('parcel-1', 'parcel-2', 'parcel-3');
  const step: fc.Arbitrary<AdvanceInput> = fc.oneof(
    fc.record({ parcel: fc.record({ id, lines: fc.array(fc.record({ sku, qty }), { minLength: 1, maxLength: 3 }) }) }),
    fc.record({ parcel: fc.record({ id }) }),
    fc.record({ cancel_units: fc.array(fc.record({ sku, qty }), { minLength: 1, maxLength: 2 }) }),
    fc.record({ returned: fc.array(fc.record({ sku, qty }), { minLength: 1, maxLength: 2 }) }),
    fc.constant({ status: 'D' } as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let state = ORDER;
      for (const input of steps) {
        const plan = planned(state, input);
        if (plan.kind === 'advance') state = plan.next;
        const isSent = deliveryStep(state.order_status, state.stage) >= SENT_STEP;
        const sent =
          isSent && state.parcels.length === 0 ? unitsWithout(state.travels, state.unsent) : sentUnits(state);
        for (const one of UNITS) {
          const [out, never] = [unitsOf(sent, one.sku), unitsOf(state.unsent, one.sku)];
          expect(out + never).toBeLessThanOrEqual(one.qty);
          expect(unitsOf(state.returned, one.sku) - never).toBeLessThanOrEqual(isSent ? one.qty - never : out);
          if (isSent) expect(out + never).toBe(one.qty);
        }
        if (state.parcels.length > 0) expect(leftToSend(state).length === 0).toBe(isSent);
      }
    }),
  );
});
