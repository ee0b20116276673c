import { join } from 'node:path';
import { createInProcessHttp, createUndiciHttp, createWebhookSender, openPostgres } from '../../adapters/node';
import type {
  Database,
  FileStore,
  MailLook,
  MessageChannel,
  MessageSender,
  Platform,
  SearchEngine,
} from '../../adapters/platform';
import type { ExportCount, Lost } from '../../adapters/export';
import type { ShopParts } from '../../adapters/platform/config';
import { createOpenSearch } from '../../adapters/search';
import type { Adapters, Ids } from '../../core';
import { UsageError } from '../usage/usage-error';

export type { ExportCount, Lost };
export type { MessageState, OutboxMessage as ListedMessage } from '../../adapters/platform';

/**
 * The database at an address, or one of the merchant's own.
 * @param log takes a line for each connection that was lost
 * @throws DatabaseUnreachableError
 */
export function openDatabase(
  place: string | (() => Promise<Database>),
  log: ((line: string) => void) | undefined,
): Promise<Database> {
  if (typeof place !== 'string') return place();
  return openPostgres({
    url: place,
    onLost: ({ message }) => log?.(`A connection to the database was lost: ${message}`),
  });
}

/** The OpenSearch server at an address, or a search engine of the merchant's own. */
export function openSearch(place: string | (() => SearchEngine), ids: Pick<Ids, 'uuid'>): SearchEngine {
  return typeof place === 'string' ? createOpenSearch({ url: place, uuid: () => ids.uuid() }) : place();
}

/** Where files lie, as `--files` says it, or a store of the merchant's own. What speaks to a bucket is loaded only where one is named. */
export async function openFiles(place: string | (() => FileStore)): Promise<FileStore | 'folder' | 'database'> {
  if (typeof place !== 'string') return place();
  if (place === 'folder' || place === 'database') return place;
  const { hostname, pathname, searchParams } = new URL(place);
  const { createS3Files } = await fromPackage(
    '@aws-sdk/client-s3',
    '--files s3://',
    () => import('../../adapters/files/s3'),
  );
  const pathStyle = searchParams.get('path-style');
  return createS3Files({
    bucket: hostname,
    prefix: pathname,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? undefined,
    pathStyle: pathStyle === null ? undefined : pathStyle === 'true',
  });
}

/** What sends messages, as `--mail`, `--mail-from` and `--sms` say it; what the shop's configuration names comes behind. */
export interface MessagePlace {
  readonly mail?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly sms?: string | undefined;
  /** Whether this process hands events to the subscribers, and messages to their senders. Default true. */
  readonly delivers?: boolean;
}

/** @throws UsageError naming the option that is wrong or missing */
export async function openSenders(
  { mail, mailFrom, sms, delivers }: MessagePlace,
  own: ShopParts['messages'],
): Promise<ShopParts['messages']> {
  // A process that does not send goes by what the one that does has written down.
  if (delivers === false) return own;
  const named = [
    ...(mail === undefined ? [] : [await mailSender(mail, mailFrom)]),
    ...(sms === undefined ? [] : [signedSender(sms, 'sms')]),
  ];
  return named.length === 0 ? own : [...named, ...(own === undefined || own === 'sent' ? [] : own)];
}

async function mailSender(place: string, from: string | undefined): Promise<MessageSender> {
  if (!place.startsWith('smtp')) return signedSender(place, 'email');
  if (from === undefined) throw new UsageError('--mail needs --mail-from: "Shop <shop@example.com>"');
  const { createSmtpSender } = await fromPackage(
    'nodemailer',
    '--mail smtp://',
    () => import('../../adapters/messages/smtp'),
  );
  try {
    return createSmtpSender({ url: place, from, name: 'mail' });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UsageError(error.message.replace('option url', '--mail').replace('option from', '--mail-from'));
  }
}

/** The secret stands where addresses have their password. */
function signedSender(place: string, channel: MessageChannel): MessageSender {
  const url = new URL(place);
  const secret = decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  return createWebhookSender({
    url: url.href,
    secret,
    channels: [channel],
    name: channel === 'email' ? 'mail' : 'sms',
  });
}

/** Loads what works with a package that is installed only where it is needed. @throws UsageError naming the package */
export async function fromPackage<T>(name: string, option: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing || !error.message.includes(name)) throw error;
    throw new UsageError(`${option} needs the package ${name}: npm install ${name}`);
  }
}

/** What writes the catalogue into files of others. It is loaded by who exports. */
export function openExport() {
  return import('../../adapters/export');
}

/** The HTML of mails. What makes it comes with the first mail that is sent. */
export const MAIL_LOOK: MailLook = {
  html: async (letter, skin, language) =>
    (await import('../../adapters/mail')).createMailLook().html(letter, skin, language),
};

/** Where a data folder keeps a profile. */
export function profileFolder(data: string, name: string): string {
  return join(data, 'profiles', name);
}

/** Takes what was asked, and when it began by `performance.now()`, once it is answered. */
export type OnCall = (line: string, since: number) => void;

interface HttpTo {
  readonly http: Adapters['http'];
  readonly closeHttp: () => Promise<void>;
}

/** The way to a back end: in this process, at an address, or none. */
export function httpTo(backEnd: Pick<Platform, 'fetch'> | string | undefined, onCall?: OnCall): HttpTo {
  const { http, closeHttp } = plainHttpTo(backEnd);
  return { http: onCall === undefined ? http : heard(http, onCall), closeHttp };
}

/** What stands behind the '?' is left out: it may be a token. */
function heard(http: Adapters['http'], onCall: OnCall): Adapters['http'] {
  return {
    send: async (request) => {
      const since = performance.now();
      const asked = `${request.method} ${request.url.replace(/\?.*$/s, '')}`;
      try {
        const response = await http.send(request);
        onCall(`${asked} ${String(response.status)}`, since);
        return response;
      } catch (error) {
        onCall(`${asked} no answer`, since);
        throw error;
      }
    },
  };
}

function plainHttpTo(backEnd: Pick<Platform, 'fetch'> | string | undefined): HttpTo {
  if (typeof backEnd === 'string') {
    const http = createUndiciHttp({ baseUrl: backEnd });
    return { http, closeHttp: () => http.close() };
  }
  if (backEnd === undefined)
    return { http: createInProcessHttp({ fetch: refuse }), closeHttp: () => Promise.resolve() };
  return {
    http: createInProcessHttp({ fetch: (request) => backEnd.fetch(request) }),
    closeHttp: () => Promise.resolve(),
  };
}

function refuse(): never {
  throw new Error('There is no network (--offline)');
}
