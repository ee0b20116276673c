import { localTime } from '../kernel/calendar-days';
import type { DeliveryCalendar } from './estimate-arrival';

const MINUTE_MS = 60_000;
const STEP_MS = 10 * MINUTE_MS;
const MAX_MS = 26 * 60 * MINUTE_MS;

type Dispatch = Pick<DeliveryCalendar, 'cutOff' | 'timeZone'>;

/**
 * Returns when delivery estimates change next: at the cut-off or midnight at the warehouse.
 * @param now milliseconds since the epoch
 */
export function nextChange(now: number, dispatch: Dispatch): number {
  const before = stateAt(now, dispatch);
  let from = now;
  while (from - now < MAX_MS && stateAt(from + STEP_MS, dispatch) === before) from += STEP_MS;
  let [same, changed] = [from, from + STEP_MS];
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (stateAt(middle, dispatch) === before) same = middle;
    else changed = middle;
  }
  return changed;
}

function stateAt(at: number, { cutOff, timeZone }: Dispatch): string {
  const { day, minutes } = localTime(at, timeZone);
  return `${String(day)} ${minutes < cutOff ? 'before' : 'after'}`;
}
