import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../adapters/demo/data';
import { DAY_MS, fulfilmentOf, HOUR_MS } from '../../../adapters/demo/people/past-orders';
import { COMMERCE } from '../../../adapters/platform/starter/commerce';
import { confirmationDays } from '../../../core/bloggers/confirmation-days';
import { LAST_STEP } from '../../../core/contract/orders/order-status';
import { weekdayOf } from '../../../core/kernel/calendar-days';
import { NOW } from './demo-shop';

const SATURDAY = 6;
const ZONES = ['America/Los_Angeles', 'America/New_York', 'Europe/Berlin', 'Europe/Moscow', 'Asia/Shanghai'];

describe('demo orders', () => {
  it.each([1, 2, 3, 4, LAST_STEP])('arrive on working days from step %i', (stage) => {
    for (let hour = 0; hour < 7 * 24; hour += 5) {
      const now = NOW + hour * HOUR_MS;
      const placedAt = now - 20 * DAY_MS;
      const plan = { who: 'shopper', status: 'A', stage, hoursAgo: 480, lines: 1 } as const;
      const { deliveredAt, expectedAt } = fulfilmentOf(plan, { placedAt, now, number: '1', country: 'US', skus: [] });
      const at = deliveredAt ?? expectedAt ?? 0;
      expect(at).toBeGreaterThan(deliveredAt === undefined ? now : placedAt);
      for (const timeZone of ZONES) {
        const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
        expect(weekdayOf(Date.parse(day) / DAY_MS), `${day} in ${timeZone}`).toBeLessThan(SATURDAY);
      }
    }
  });

  it('leave the blogger a confirmed and unpaid sale at any hour of a week', () => {
    const hold = confirmationDays(COMMERCE.royalty_rules.return_days) * DAY_MS;
    const paidOut = Math.min(...PEOPLE.blogger.payouts.map(({ createdDaysAgo }) => createdDaysAgo)) * DAY_MS;
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const now = NOW + hour * HOUR_MS;
      const confirmed = PEOPLE.orders.salesHoursAgo.flatMap((hoursAgo) => {
        const plan = { who: 'shopper', status: 'A', stage: LAST_STEP, hoursAgo, lines: 1 } as const;
        const placedAt = now - hoursAgo * HOUR_MS;
        const { deliveredAt = now } = fulfilmentOf(plan, { placedAt, now, number: '1', country: 'US', skus: [] });
        return [deliveredAt + hold];
      });
      const unpaid = confirmed.filter((at) => at > now - paidOut && at < now);
      expect(unpaid.length, new Date(now).toUTCString()).toBeGreaterThan(0);
    }
  });
});
