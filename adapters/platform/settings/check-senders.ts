import { MESSAGE_CHANNELS, type MessageSender } from '../ports/messages';

const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/** @throws RangeError naming the sender and what is wrong with it */
export function checkSenders(senders: readonly MessageSender[]): readonly MessageSender[] {
  const names = new Set<string>();
  for (const { name, channels } of senders) {
    if (!NAME.test(name)) {
      throw new RangeError(
        `option messages: the name "${name}" must be 1 to 64 small letters, digits, '.', '_' and '-'`,
      );
    }
    if (names.has(name)) throw new RangeError(`option messages names "${name}" twice`);
    names.add(name);
    const unknown = channels.find((channel) => !MESSAGE_CHANNELS.includes(channel));
    if (unknown === undefined && channels.length > 0) continue;
    throw new RangeError(`option messages: the channels of ${name} must be some of ${MESSAGE_CHANNELS.join(', ')}`);
  }
  return senders;
}
