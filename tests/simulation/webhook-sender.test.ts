import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../adapters/clock/virtual';
import { WebhookSender } from './webhook-sender';

const call = () =>
  new Request('http://shop.test/api/payment/notify', { method: 'POST', body: JSON.stringify({ order_id: 'one' }) });

function provider(answers: readonly boolean[] = []) {
  const clock = createVirtualClock();
  const began = clock.now();
  const calls: number[] = [];
  const sender = new WebhookSender({
    clock,
    call: () => {
      calls.push(clock.now() - began);
      return Promise.resolve(answers[calls.length - 1] ?? true);
    },
  });
  return { clock, calls, sender };
}

describe('the calls of the payment provider', () => {
  it('arrive at once without a plan', async () => {
    const { sender, calls } = provider();
    await sender.take(call());
    expect(calls).toEqual([0]);
  });

  it('arrive when, and as often as, planned: late, twice, or never', async () => {
    const { sender, calls, clock } = provider();
    sender.plan('one', [0, 40, 5000]);
    await sender.take(call());
    await clock.runUntilIdle();
    expect(calls).toEqual([0, 40, 5000]);
    sender.plan('one', []);
    await sender.take(call());
    await clock.runUntilIdle();
    expect(calls).toHaveLength(3);
  });

  it('are repeated at growing intervals until the shop has accepted them', async () => {
    const { sender, calls, clock } = provider([false, false, true]);
    await sender.take(call());
    await clock.runUntilIdle();
    expect(calls).toEqual([0, 1000, 6000]);
    expect(sender.counts).toEqual({ delivered: 1, failed: 2 });
  });
});
