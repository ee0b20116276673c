import type { MessageChannel, OutgoingMessage } from '../ports/messages';
import type { OutboxMessage } from '../ports/outbox';

/** A message as a sender is given it. Pure. */
export function outgoing(message: OutboxMessage): OutgoingMessage {
  const { uid, kind, contact, replyTo, subject, text, html, language, expiresAt } = message;
  const channel: MessageChannel = message.channel ?? 'email';
  return { id: uid, channel, kind, to: contact, replyTo, subject, text, html, language, expiresAt };
}
