import { expect, it } from 'vitest';
import { hasReturned } from '../../../../../adapters/platform/ports/orders/has-returned';

it('distinguishes returned goods from goods that were never shipped', () => {
  expect(hasReturned({ returned: ['CAP'], unsent: [{ sku: 'CAP', qty: 1 }] })).toBe(false);
  expect(hasReturned({ returned: ['CAP'] })).toBe(true);
  const steps = [{ sku: 'TEE', qty: 1, goods: 0 }];
  expect(hasReturned({ returned: ['TEE'], unsent: [{ sku: 'TEE', qty: 1 }], returnSteps: steps })).toBe(false);
  const more = [...steps, ...steps];
  expect(hasReturned({ returned: ['TEE'], unsent: [{ sku: 'TEE', qty: 1 }], returnSteps: more })).toBe(true);
});
