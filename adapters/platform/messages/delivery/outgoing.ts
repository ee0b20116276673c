import type { MailLook, MailSkin } from '../../ports/messages/mail-look';
import type { MessageChannel, OutgoingMessage } from '../../ports/messages/messages';
import type { OutboxMessage } from '../../ports/messages/outbox';

export interface MailShow {
  readonly look: MailLook | undefined;
  readonly skin: () => Promise<MailSkin>;
}

export async function outgoing(message: OutboxMessage, { look, skin }: MailShow): Promise<OutgoingMessage> {
  const { uid, kind, contact, replyTo, subject, text, letter, language, expiresAt } = message;
  const channel: MessageChannel = message.channel ?? 'email';
  const isDressed = letter !== undefined && channel === 'email' && look !== undefined;
  const html = isDressed ? await look.html(letter, await skin(), language ?? 'en') : message.html;
  return { id: uid, channel, kind, to: contact, replyTo, subject, text, html, language, expiresAt };
}
