import type { OutboxMessage } from '../outbox/outbox-repository';
import { html } from './html';
import { page } from './layout';

/** Everything that the shop would have sent, newest first. */
export function outboxPage(messages: readonly OutboxMessage[]): string {
  const articles = messages.map(
    (message) =>
      html`<article>
        <h2>${message.subject}</h2>
        <p class="quiet">
          To ${message.contact} · ${message.kind} · <time>${new Date(message.createdAt).toISOString()}</time>
        </p>
        <pre>${message.text}</pre>
      </article>`,
  );
  const empty = html`<p>Nothing was sent yet.</p>`;
  return page(
    'Outbox',
    html`<h1>Outbox</h1>
      ${articles.length === 0 ? empty : articles}`,
  );
}
