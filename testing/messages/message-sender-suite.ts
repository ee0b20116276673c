import type { MessageChannel, MessageSender, OutgoingMessage } from '../../adapters/platform/ports/messages/messages';
import type { SuiteApi } from '../api/suite-api';

/** A message as the service behind the sender received it. */
export interface ReceivedMessage {
  /** The message id in the service's own form. */
  readonly id: string;
  readonly to: string;
  /** Undefined for channels without subjects. */
  readonly subject?: string;
  readonly text: string;
}

/** A sender under test with the service behind it. */
export interface MessageSource {
  readonly sender: MessageSender;
  /** In order of arrival. */
  readonly received: () => Promise<readonly ReceivedMessage[]>;
  /** Sets the service's response: accept, defer, reject or never answer. */
  readonly behave: (how: 'busy' | 'refuse' | 'silent' | 'take') => void;
  readonly close: () => Promise<void>;
}

const RECIPIENTS: Readonly<Record<MessageChannel, readonly [string, string]>> = {
  email: ['ada@shop.example', 'bob@shop.example'],
  sms: ['+12125550177', '+12125550199'],
};

function messageOf(channel: MessageChannel, changes: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    id: 'd3b0a7c4-0001',
    channel,
    kind: 'code',
    to: RECIPIENTS[channel][0],
    replyTo: undefined,
    subject: 'Ihr Code für „Vitrine“: 7KQM',
    text: 'Ihr Code ist 7KQM.\n\n你好, привет',
    html: undefined,
    language: 'de',
    expiresAt: undefined,
    ...changes,
  };
}

/**
 * Contract tests of the port `MessageSender`.
 * @param make creates a sender for each test, with an empty service
 */
export function messageSenderSuite(api: SuiteApi, make: () => Promise<MessageSource>): void {
  const { describe, it, expect, afterEach } = api;
  describe('a message sender', () => {
    const ends: (() => Promise<void>)[] = [];
    const made = async (): Promise<MessageSource & { readonly channel: MessageChannel }> => {
      const source = await make();
      ends.push(source.close);
      const [channel] = source.sender.channels;
      if (channel === undefined) throw new Error('The sender carries nothing');
      return { ...source, channel };
    };
    const never = () => new AbortController().signal;
    afterEach(async () => {
      for (const end of ends.splice(0)) await end();
    });

    it('has a name suitable for reports, and names its channels', async () => {
      const { sender } = await made();
      expect(sender.name).toMatch(/^[a-z0-9][a-z0-9._-]{0,63}$/);
      expect(new Set(sender.channels).size).toBe(sender.channels.length);
      for (const channel of sender.channels) expect(['email', 'sms']).toContain(channel);
    });

    it('delivers the recipient and every character of the text, on each of its channels', async () => {
      const { sender, received } = await made();
      for (const channel of sender.channels) await sender.send(messageOf(channel, { id: `on-${channel}` }), never());
      const came = await received();
      expect(came).toHaveLength(sender.channels.length);
      for (const [index, channel] of sender.channels.entries()) {
        const { to, subject, text } = messageOf(channel);
        expect(came[index]?.to).toBe(to);
        expect(came[index]?.text.trim()).toBe(text);
        expect(came[index]?.subject ?? subject).toBe(subject);
      }
    });

    it('delivers a message under the same id each time, and another one under another', async () => {
      const { sender, received, channel } = await made();
      await sender.send(messageOf(channel), never());
      await sender.send(messageOf(channel), never());
      await sender.send(messageOf(channel, { id: 'd3b0a7c4-0002', to: RECIPIENTS[channel][1] }), never());
      const [first, again, other] = await received();
      expect(first?.id).toContain('d3b0a7c4-0001');
      expect(again?.id).toBe(first?.id);
      expect(other?.id).toContain('d3b0a7c4-0002');
      expect(other?.to).toBe(RECIPIENTS[channel][1]);
    });

    it('permanently refuses unsupported channels', async () => {
      const { sender, received } = await made();
      for (const channel of ['email', 'sms'] as const) {
        if (sender.channels.includes(channel)) continue;
        const sent = sender.send(messageOf(channel), never());
        await expect(sent).rejects.toMatchObject({ name: 'MessageError', code: 'permanent' });
      }
      expect(await received()).toHaveLength(0);
    });

    failureCases(api, made, never);
  });
}

function failureCases(
  { it, expect }: SuiteApi,
  made: () => Promise<MessageSource & { readonly channel: MessageChannel }>,
  never: () => AbortSignal,
): void {
  const temporary = { name: 'MessageError', code: 'temporary' };

  it('reports a busy service as retryable, and a refusal as permanent', async () => {
    const { sender, behave, received, channel } = await made();
    behave('busy');
    await expect(sender.send(messageOf(channel), never())).rejects.toMatchObject(temporary);
    behave('refuse');
    const refused = sender.send(messageOf(channel), never());
    await expect(refused).rejects.toMatchObject({ name: 'MessageError', code: 'permanent' });
    behave('take');
    await sender.send(messageOf(channel), never());
    expect(await received()).toHaveLength(1);
  });

  it('reports an unavailable service as retryable', async () => {
    const { sender, close, channel } = await made();
    await close();
    await expect(sender.send(messageOf(channel), never())).rejects.toMatchObject(temporary);
  });

  it('ends when it is aborted, even if the service never responds', async () => {
    const { sender, behave, channel } = await made();
    behave('silent');
    const end = new AbortController();
    const sent = sender.send(messageOf(channel), end.signal);
    setTimeout(() => end.abort(), 50);
    await expect(sent).rejects.toMatchObject(temporary);
  });

  it('gives the reason without the text, which may contain a code', async () => {
    const { sender, behave, channel } = await made();
    for (const how of ['busy', 'refuse'] as const) {
      behave(how);
      const why = await sender.send(messageOf(channel), never()).catch((error: unknown) => String(error));
      expect(why).toMatch(/\S/);
      expect(why).not.toMatch(/7KQM/);
    }
  });
}
