import { beforeEach, describe, expect, it } from 'vitest';
import { tooMany, type Limit } from '../../../../../adapters/platform/foundation/limits/rate-limiter';
import {
  QuoteBudget,
  type QuoteAsker,
  type QuoteUse,
} from '../../../../../adapters/platform/selling/quotes/quote-budget';

type Use = QuoteUse | `vat-${QuoteUse}`;

let budget: QuoteBudget;
beforeEach(() => {
  const counts = new Map<string, number>();
  budget = new QuoteBudget({
    hit: (what: string, limit: Limit) => {
      counts.set(what, (counts.get(what) ?? 0) + 1);
      return (counts.get(what) ?? 0) > limit.count ? Promise.reject(tooMany(limit.windowMs)) : Promise.resolve();
    },
  });
});

async function made(times: number, addressOf: (n: number) => string, use: Use = 'shown'): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n += 1)
    await budget.spend(use, { address: addressOf(n), customerId: undefined }).then(
      () => (count += 1),
      () => undefined,
    );
  return count;
}
const mayAsk = (asker: QuoteAsker, use: Use = 'shown') =>
  budget.spend(use, asker).then(
    () => true,
    () => false,
  );

describe('carrier calls that anyone can trigger', () => {
  it('are limited per address and network', async () => {
    expect(await made(130, () => '203.0.113.9')).toBe(120);
    expect(await made(620, (n) => `198.51.100.${String(n % 250)}`)).toBe(600);
  });

  it('are limited for all strangers together, apart from orders, customers and this machine', async () => {
    expect(await made(3100, (n) => `203.${String(n % 200)}.0.9`)).toBe(3000);
    const stranger = { address: '192.0.2.1', customerId: undefined };
    expect(await mayAsk(stranger)).toBe(false);
    expect(await mayAsk(stranger, 'ordered')).toBe(true);
    expect(await mayAsk(stranger, 'vat-shown')).toBe(true);
    expect(await mayAsk({ ...stranger, customerId: 7 })).toBe(true);
    expect(await mayAsk({ address: undefined, customerId: undefined })).toBe(true);
  });
});
