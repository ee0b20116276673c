import { EVENT_NAMES } from '../../../core/contract/events';
import type { Subscriber } from '../ports/subscriber';

const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/** @throws RangeError naming the subscriber and what is wrong with it */
export function checkSubscribers(subscribers: readonly Subscriber[]): readonly Subscriber[] {
  const names = new Set<string>();
  for (const { name, handles } of subscribers) {
    if (!NAME.test(name)) {
      throw new RangeError(
        `option subscribers: the name "${name}" must be 1 to 64 small letters, digits, '.', '_' and '-'`,
      );
    }
    if (names.has(name)) throw new RangeError(`option subscribers names "${name}" twice`);
    names.add(name);
    if (handles.length === 0) throw new RangeError(`option subscribers: ${name} handles no event`);
    const unknown = handles.find((event) => !EVENT_NAMES.includes(event));
    if (unknown === undefined) continue;
    throw new RangeError(
      `option subscribers: ${name} handles "${unknown}", which is no event; there are ${EVENT_NAMES.join(', ')}`,
    );
  }
  return subscribers;
}
