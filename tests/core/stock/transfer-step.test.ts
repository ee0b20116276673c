import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRANSFER_STATES, type TransferState } from '../../../core/contract/catalogue/stock-transfers';
import { transferStep } from '../../../core/stock/transfer-step';
import { runs } from '../../fixtures/runs';

describe('the states of a transfer', () => {
  it('start with a draft, and end when it is received', () => {
    expect(TRANSFER_STATES.filter((state) => transferStep(undefined, state) !== undefined)).toEqual(['draft']);
    expect(TRANSFER_STATES.filter((state) => transferStep('received', state) !== undefined)).toEqual(['received']);
    expect(transferStep('draft', 'received')).toBeUndefined();
    expect(transferStep('canceled', 'sent')).toBeUndefined();
  });

  it('lose no unit: each has arrived, returned or is in transit', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TRANSFER_STATES), { maxLength: 20 }), (wanted) => {
        let state: TransferState = 'draft';
        const place = { from: 10, to: 0, moving: 0 };
        for (const next of wanted) {
          const step = transferStep(state, next);
          if (step === undefined) continue;
          if (step === 'leave') [place.from, place.moving] = [place.from - 3, place.moving + 3];
          if (step === 'arrive') [place.to, place.moving] = [place.to + 3, place.moving - 3];
          if (step === 'go-back') [place.from, place.moving] = [place.from + 3, place.moving - 3];
          state = next;
          expect(place.from + place.to + place.moving).toBe(10);
          expect(place.moving).toBe(state === 'sent' ? 3 : 0);
          expect(place.to).toBe(state === 'received' ? 3 : 0);
        }
      }),
      { numRuns: runs(200, 2000) },
    );
  });
});
