/**
 * Prints id and recipient of each sent message. Arguments: data folder, then 'send' (until nothing is due, the first message once stdin ends) or 'hang'
 * (never completes).
 */
import { createSystemClock } from '../../../../../../adapters/clock/system';
import { createSystemIds } from '../../../../../../adapters/ids/system';
import { createPlatform, type MessageSender } from '../../../../../../adapters/platform';

const [, , data = '', task = ''] = process.argv;

const released = new Promise((resolve) => process.stdin.once('end', resolve));

const sender: MessageSender = {
  name: 'post',
  channels: ['email'],
  send: async ({ id, to }) => {
    process.stdout.write(`${id} ${to}\n`);
    await (task === 'hang' ? new Promise((resolve) => setTimeout(resolve, 600_000)) : released);
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
// Synchronizes the start of both processes.
process.stdin.once('data', () => {
  void platform.messages.send().then(() => platform.close());
});
process.stdout.write('open\n');
