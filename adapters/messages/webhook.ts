import { MessageError, type MessageChannel, type MessageSender } from '../platform/ports/messages';
import { createSignedSend, SignedPostError, type SignedPostOptions } from '../signed-post/signed-post';

/** Options of `createWebhookSender`. */
export interface WebhookSenderOptions extends SignedPostOptions {
  /** What it carries: ['sms'], ['email'] or both. */
  readonly channels: readonly MessageChannel[];
  /** Default 'webhook'. */
  readonly name?: string;
}

/** Answers by which a service refuses this very message; any other may be different after a while. */
const REFUSALS: ReadonlySet<number> = new Set([400, 410, 413, 422]);

/**
 * Posts each message as JSON to a service that sends it, signed as `createSignedSend` says: `id`, `channel`, `kind`, `to`, `reply_to`, `subject`,
 * `text`, `html`, `language`, `expires_at` (ISO 8601). `idempotency-key` is its id, the same each time that it is tried. 2xx: taken. 400, 410, 413 and
 * 422: refused for good. Everything else is tried again.
 * @throws RangeError naming the option that cannot be used
 */
export function createWebhookSender({ channels, name = 'webhook', ...post }: WebhookSenderOptions): MessageSender {
  const send = createSignedSend(post);
  return {
    name,
    channels,
    send: async (message, signal) => {
      const { id, channel, kind, to, replyTo, subject, text, html, language, expiresAt } = message;
      if (!channels.includes(channel)) throw new MessageError('permanent', `This sender carries no ${channel}`);
      const sent = { id, channel, kind, to, reply_to: replyTo, subject, text, html, language };
      const expires_at = expiresAt === undefined ? undefined : new Date(expiresAt).toISOString();
      try {
        const response = await send(JSON.stringify({ ...sent, expires_at }), signal, { 'idempotency-key': id });
        await response.body?.cancel();
      } catch (error) {
        const isRefused = error instanceof SignedPostError && REFUSALS.has(error.status);
        const why = error instanceof Error ? error.message : String(error);
        throw new MessageError(isRefused ? 'permanent' : 'temporary', why, { cause: error });
      }
    },
  };
}
