/**
 * A shop in a process of its own that sends what waits, and prints id and recipient of each message that its sender takes. Arguments: the data folder,
 * then 'send', which ends when nothing is due, or 'hang', whose sender never ends.
 */
import { createSystemClock } from '../../../../../adapters/clock/system';
import { createSystemIds } from '../../../../../adapters/ids/system';
import { createPlatform, type MessageSender } from '../../../../../adapters/platform';

const [, , data = '', task = ''] = process.argv;

const sender: MessageSender = {
  name: 'post',
  channels: ['email'],
  send: async ({ id, to }) => {
    process.stdout.write(`${id} ${to}\n`);
    await new Promise((resolve) => setTimeout(resolve, task === 'hang' ? 600_000 : 5));
  },
};

const platform = await createPlatform({
  data,
  clock: createSystemClock(),
  ids: createSystemIds(),
  mode: 'development',
  messages: [sender],
  sendMessages: false,
});
// Both that are started begin together.
process.stdin.once('data', () => {
  void platform.messages.send().then(() => platform.close());
  process.stdin.destroy();
});
process.stdout.write('open\n');
