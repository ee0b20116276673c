import { MESSAGE_CHANNELS, type MessageSender } from '../../ports/messages/messages';
import { checkNames } from './check-names';

/** @throws RangeError naming the invalid sender */
export function checkSenders(senders: readonly MessageSender[]): readonly MessageSender[] {
  checkNames('messages', senders);
  for (const { name, channels } of senders) {
    const unknown = channels.find((channel) => !MESSAGE_CHANNELS.includes(channel));
    if (unknown === undefined && channels.length > 0) continue;
    throw new RangeError(`option messages: the channels of ${name} must be some of ${MESSAGE_CHANNELS.join(', ')}`);
  }
  return senders;
}
