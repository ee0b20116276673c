import { MessageError, type MessageChannel, type MessageSender } from '../platform/ports/messages/messages';
import { createSignedSend, SignedPostError, type SignedPostOptions } from '../signed-post/signed-post';

/** Options of `createWebhookSender`. */
export interface WebhookSenderOptions extends SignedPostOptions {
  readonly channels: readonly MessageChannel[];
  /** Default 'webhook'. */
  readonly name?: string;
}

/** Permanent rejections; any other status may be temporary. */
const REFUSALS: ReadonlySet<number> = new Set([400, 410, 413, 422]);

/**
 * Posts each message as signed JSON; `idempotency-key` is stable across retries. 400, 410, 413 and 422 are permanent;
 * other errors are retried.
 * @throws RangeError naming the invalid option
 */
export function createWebhookSender({ channels, name = 'webhook', ...post }: WebhookSenderOptions): MessageSender {
  const send = createSignedSend(post);
  return {
    name,
    channels,
    send: async (message, signal) => {
      const { id, channel, kind, to, replyTo, subject, text, html, language, expiresAt } = message;
      if (!channels.includes(channel)) throw new MessageError('permanent', `This sender does not send ${channel}`);
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
