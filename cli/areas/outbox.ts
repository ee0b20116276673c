import { command } from '../declare/command';
import { text } from '../usage/kinds';
import { optional } from '../usage/parameter';
import { answer } from '../output/answer';

export const outbox = command({
  name: '',
  summary: 'list emails and codes, newest first',
  args: { contact: optional('only to this address or number', text('contact', 254)) },
  run: async ({ contact }, session) => {
    const platform = await session.platform('outbox');
    const items = await platform.outbox.list(contact);
    return answer({ items, total: items.length }, (screen) => {
      const mails = items.map(
        (message) =>
          `${screen.bold(message.subject)}\n${screen.dim(`to ${message.contact}, ${new Date(message.createdAt).toISOString()}`)}\n${message.text}`,
      );
      return mails.length === 0 ? 'No messages yet.' : screen.sections(...mails);
    });
  },
});
