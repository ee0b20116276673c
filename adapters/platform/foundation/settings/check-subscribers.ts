import { EVENT_NAMES } from '../../../../core/contract/foundation/events';
import type { Subscriber } from '../../ports/foundation/subscriber';
import { checkNames } from './check-names';

/** @throws RangeError naming the invalid subscriber */
export function checkSubscribers(subscribers: readonly Subscriber[]): readonly Subscriber[] {
  checkNames('subscribers', subscribers);
  for (const { name, handles } of subscribers) {
    if (handles.length === 0) throw new RangeError(`option subscribers: ${name} handles no event`);
    const unknown = handles.find((event) => !EVENT_NAMES.includes(event));
    if (unknown === undefined) continue;
    throw new RangeError(
      `option subscribers: ${name} handles "${unknown}", which is not an event; the events are ${EVENT_NAMES.join(', ')}`,
    );
  }
  return subscribers;
}
