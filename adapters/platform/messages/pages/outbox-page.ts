import type { OutboxMessage } from '../../ports/messages/outbox';
import { markup } from './markup';
import { page } from './layout';

export function outboxPage(messages: readonly OutboxMessage[]): string {
  const articles = messages.map(
    (message) =>
      markup`<article>
        <h2>${message.subject}</h2>
        <p class="quiet">
          To ${message.contact} · ${message.kind} · <time>${new Date(message.createdAt).toISOString()}</time>
        </p>
        <pre>${message.text}</pre>
      </article>`,
  );
  const empty = markup`<p>Nothing was sent yet.</p>`;
  return page(
    'Outbox',
    markup`<h1>Outbox</h1>
      ${articles.length === 0 ? empty : articles}`,
  );
}
