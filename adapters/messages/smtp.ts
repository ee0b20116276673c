/** Entry `vitrine/smtp`: mail over SMTP. Requires the package `nodemailer`. */
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import {
  isMailAddress,
  MessageError,
  type MessageSender,
  type OutgoingMessage,
} from '../platform/ports/messages/messages';

/** Options of `createSmtpSender`. */
export interface SmtpOptions {
  /**
   * 'smtp://user:password@mail.example:587', or 'smtps://…' for implicit TLS (port 465). Percent-encode special
   * characters; '?tls=optional' sets `tls`.
   */
  readonly url: string;
  /** 'shop@example.com' or 'Shop <shop@example.com>'. Message ids use its domain. */
  readonly from: string;
  /**
   * 'required': STARTTLS with a valid certificate. 'optional': falls back to plain text and accepts any certificate.
   * Default 'required'; 'optional' for localhost.
   */
  readonly tls?: 'optional' | 'required';
  /** PEM certificates of a private CA. */
  readonly ca?: string;
  /** Default 'smtp'. */
  readonly name?: string;
}

const CONNECT_MS = 20_000;
const SILENCE_MS = 45_000;

/**
 * Sends mail over SMTP with a stable Message-ID across retries. A 5xx response about recipient or content is permanent;
 * all other errors are retried.
 * @throws RangeError naming the invalid option
 */
export function createSmtpSender({ from, name = 'smtp', ...server }: SmtpOptions): MessageSender {
  const transport = transportTo(server);
  const sender = mailboxOf(from);
  const domain = domainToASCII(sender.address.slice(sender.address.lastIndexOf('@') + 1));
  return {
    name,
    channels: ['email'],
    send: async (message, signal) => {
      check(message);
      const { id, to, replyTo, subject, text, html, language } = message;
      const mail = {
        from: sender,
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(html !== undefined && { html }),
        messageId: `<${id}@${domain}>`,
        headers: {
          // Suppresses automatic replies.
          'Auto-Submitted': 'auto-generated',
          ...(language !== undefined && { 'Content-Language': language }),
        },
      };
      await transport.sendMail({ ...mail, signal }).catch((error: unknown) => {
        throw messageErrorOf(error);
      });
    },
  };
}

/**
 * Connects and authenticates without sending.
 * @throws RangeError naming the invalid option; Error with the server's response
 */
export async function checkSmtp(server: Pick<SmtpOptions, 'ca' | 'tls' | 'url'>): Promise<void> {
  const transport = transportTo(server);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function transportTo({ url, tls, ca }: Pick<SmtpOptions, 'ca' | 'tls' | 'url'>) {
  const server = serverOf(url);
  const isTlsRequired = (tls ?? server.tls) === 'required';
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    ...(isTlsRequired ? { requireTLS: true } : { opportunisticTLS: true }),
    ...(server.user !== '' && { auth: { user: server.user, pass: server.password } }),
    tls: { rejectUnauthorized: isTlsRequired, ...(ca !== undefined && { ca }) },
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Prevents header and command injection.
 * @throws MessageError permanent
 */
function check({ channel, id, to, replyTo, subject, language }: OutgoingMessage): void {
  const refuse = (why: string): never => {
    throw new MessageError('permanent', why);
  };
  if (channel !== 'email') refuse(`This sender sends only mail, not ${channel}`);
  if (!/^[\w-]{1,64}$/.test(id)) refuse('The id must be 1 to 64 letters, digits, - and _');
  if (!isMailAddress(to)) refuse('The recipient is not an e-mail address');
  if (replyTo !== undefined && !isMailAddress(replyTo)) refuse('The reply address is not an e-mail address');
  if (/\p{Cc}/u.test(subject)) refuse('The subject contains control characters');
  if (language !== undefined && !/^[\w-]{1,35}$/.test(language)) refuse('The language is invalid');
}

interface Server {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly tls: 'optional' | 'required';
}

/** Error messages omit the URL: it may contain a password. */
function serverOf(url: string): Server {
  const { protocol, hostname, port, username, password, pathname, searchParams } = URL.canParse(url)
    ? new URL(url)
    : new URL('none://');
  const isSecure = protocol === 'smtps:';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const tls = searchParams.get('tls') ?? (isHere ? 'optional' : 'required');
  const isServer = (isSecure || protocol === 'smtp:') && hostname !== '' && ['', '/'].includes(pathname);
  if (!isServer || (tls !== 'optional' && tls !== 'required')) {
    throw new RangeError(
      'option url must be a URL such as smtp://user:password@mail.example:587, smtps://…, or with ?tls=optional',
    );
  }
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    tls,
  };
}

function mailboxOf(from: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = from.trim()] = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(from) ?? [];
  if (isMailAddress(address) && !/\p{Cc}/u.test(name)) return { name, address };
  throw new RangeError('option from must be an address such as shop@example.com or Shop <shop@example.com>');
}

/** Only these steps concern the message itself; other refusals concern the configuration. */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

function messageErrorOf(error: unknown): MessageError {
  const { message, command, responseCode } = factsOf(error);
  const isPermanent = responseCode >= 500 && ABOUT_THE_MAIL.has(command);
  return new MessageError(isPermanent ? 'permanent' : 'temporary', message, { cause: error });
}

function factsOf(error: unknown): { message: string; command: unknown; responseCode: number } {
  if (!(error instanceof Error)) return { message: String(error), command: undefined, responseCode: 0 };
  const command = 'command' in error ? error.command : undefined;
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  return { message: error.message, command, responseCode: code };
}
