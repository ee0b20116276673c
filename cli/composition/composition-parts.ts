import { join } from 'node:path';
import {
  createInProcessHttp,
  createTestVatRegister,
  createUndiciHttp,
  createVies,
  createWebhookSender,
  openPostgres,
} from '../../adapters/node';
import type {
  Database,
  FileStore,
  MailLook,
  MessageChannel,
  MessageSender,
  Platform,
  PlatformMode,
  SearchEngine,
} from '../../adapters/platform';
import type { ExportCount, Lost } from '../../adapters/export';
import type { RasterDrawing } from '../../adapters/images';
import type { ShopParts } from '../../adapters/platform/config';
import { createOpenSearch } from '../../adapters/search';
import type { Adapters, Ids } from '../../core/shopper';
import { UsageError } from '../usage/usage-error';

export type { ExportCount, Lost, RasterDrawing };
export type { MessageState, OutboxMessage as ListedMessage } from '../../adapters/platform';

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

export function openSearch(place: string | (() => SearchEngine), ids: Pick<Ids, 'uuid'>): SearchEngine {
  return typeof place === 'string' ? createOpenSearch({ url: place, uuid: () => ids.uuid() }) : place();
}

/** A shop in development asks nobody. */
export function vatRegisterOf(mode: PlatformMode) {
  return mode === 'development' ? createTestVatRegister() : createVies();
}

/** S3 code is loaded only if a bucket is configured. */
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

export interface MessagePlace {
  readonly mail?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly sms?: string | undefined;
  readonly delivers?: boolean;
}

export async function openSenders(
  { mail, mailFrom, sms, delivers }: MessagePlace,
  own: ShopParts['messages'],
): Promise<ShopParts['messages']> {
  // A process that does not send relies on the recorded channels.
  if (delivers === false) return own;
  const named = [
    ...(mail === undefined ? [] : [await mailSender(mail, mailFrom)]),
    ...(sms === undefined ? [] : [signedSender(sms, 'sms')]),
  ];
  return named.length === 0 ? own : [...named, ...(own === undefined || own === 'sent' ? [] : own)];
}

async function mailSender(place: string, from: string | undefined): Promise<MessageSender> {
  if (!place.startsWith('smtp')) return signedSender(place, 'email');
  if (from === undefined) throw new UsageError('--mail requires --mail-from: "Shop <shop@example.com>"');
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

/** The secret is the password part of the URL. */
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

/** Loads code that needs an optional package. @throws UsageError naming the package */
export async function fromPackage<T>(name: string, option: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing || !error.message.includes(name)) throw error;
    throw new UsageError(`${option} needs the package ${name}: npm install ${name}`);
  }
}

export function openExport() {
  return import('../../adapters/export');
}

/** The renderer is loaded with the first email. */
export const MAIL_LOOK: MailLook = {
  html: async (letter, skin, language) =>
    (await import('../../adapters/mail')).createMailLook().html(letter, skin, language),
};

export function profileFolder(data: string, name: string): string {
  return join(data, 'profiles', name);
}

export type OnCall = (line: string, since: number) => void;

interface HttpTo {
  readonly http: Adapters['http'];
  readonly closeHttp: () => Promise<void>;
}

export function httpTo(backEnd: Pick<Platform, 'fetch'> | string | undefined, onCall?: OnCall): HttpTo {
  const { http, closeHttp } = plainHttpTo(backEnd);
  return { http: onCall === undefined ? http : received(http, onCall), closeHttp };
}

/** Omits the query, which may contain a token. */
function received(http: Adapters['http'], onCall: OnCall): Adapters['http'] {
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

/** PNG code is loaded with the first drawing. */
export function openRaster(): RasterDrawing {
  let opened: Promise<RasterDrawing> | undefined;
  return async (svg, size) => {
    opened ??= import('../../adapters/images').then(({ createRaster }) => createRaster());
    return (await opened)(svg, size);
  };
}
