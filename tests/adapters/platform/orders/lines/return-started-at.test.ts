import { expect, it } from 'vitest';
import { returnStartedAt } from '../../../../../adapters/platform/orders/lines/return-started-at';
import type { Fulfilment } from '../../../../../adapters/platform/ports/orders/orders';

function startedAt(fulfilment: Fulfilment): number | undefined {
  const line = { sku: 'CAP', name: 'Cap', count: 3, price: 0, price_base: 1, row_total: 0, options: [] };
  const document = {
    products: [{ ...line, type: 'simple', is_set: false }],
    totals: [],
    addressInformation: {},
    personalDetails: { firstName: '', lastName: '', emailAddress: '' },
  };
  const lines = [{ sku: 'CAP', qty: 1 }];
  const started = { request: 'request', number: '1-R1', at: 700, reason: 'faulty', lines, address: [] } as const;
  return returnStartedAt({ document, fulfilment: { ...fulfilment, startedReturns: [started] } });
}

it('a return has a start date until it arrives; units cancelled before shipping do not count', () => {
  expect(startedAt({})).toBe(700);
  const cancelled = { returned: ['CAP'], unsent: [{ sku: 'CAP', qty: 1 }] };
  const step = { sku: 'CAP', qty: 1, goods: 0 };
  expect(startedAt({ ...cancelled, returnSteps: [step] })).toBe(700);
  expect(startedAt({ ...cancelled, returnSteps: [step, step] })).toBeUndefined();
});
