import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createWebhookSender, openPostgres } from '../../adapters/node';
import type {
  CatalogueFile,
  CatalogueSource,
  Database,
  FileStore,
  ImportChange,
  ImportOutcome,
  ImportProgress,
  ImportTarget,
  MailLook,
  MessageChannel,
  MessageSender,
  RefusedRow,
  SearchEngine,
} from '../../adapters/platform';
import type { ExportCount, Lost } from '../../adapters/export';
import type { ImportReport, Missing } from '../../adapters/import';
import { BASE_CURRENCY } from '../../adapters/platform/commerce/shop-price';
import type { ShopParts } from '../../adapters/platform/config';
import { createOpenSearch } from '../../adapters/search';
import type { Ids } from '../../core';
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
async function fromPackage<T>(name: string, option: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing || !error.message.includes(name)) throw error;
    throw new UsageError(`${option} needs the package ${name}: npm install ${name}`);
  }
}

/** Called with how far long work is. */
export type Progress = ImportProgress;

/** A product export. */
interface Export {
  readonly file: string;
  /** Folder of the pictures that it names. */
  readonly media?: string | undefined;
  /** Of a workbook: the sheet that is read. */
  readonly sheet?: string | undefined;
  /** What its prices are in, three letters of ISO 4217. */
  readonly currency?: string | undefined;
  /** What they are in where neither the file nor `currency` says it. */
  readonly otherwise?: string | undefined;
  /** What its source is called; the name of the file, without dates and counters, where nothing is said. */
  readonly name?: string | undefined;
  /** What becomes of goods that an earlier file of the source brought and this one lacks; kept where nothing is said. */
  readonly missing?: Missing | undefined;
  /** Folder in which what is read is put aside. */
  readonly scratch?: string | undefined;
  /** Writes nothing, and says what would be. */
  readonly dryRun?: boolean | undefined;
}

/** Imports a product export into the catalogue of a shop and makes the search index. */
export async function importInto(
  platform: ImportTarget,
  { dryRun = false, missing, scratch, ...source }: Export,
  onProgress: Progress,
): Promise<ImportReport> {
  const [{ importCatalogue }, { createMediaStore }] = await Promise.all([
    import('../../adapters/import'),
    import('../../adapters/images'),
  ]);
  const report = await importCatalogue(
    source,
    { writer: platform.catalogue, media: createMediaStore(platform.files), downloads: platform.downloads },
    { now: Date.now(), onProgress, dryRun, missing, scratch, onTaking: () => leaveDemo(platform) },
  );
  if (!dryRun) await platform.warm();
  return report;
}

/** What writes the catalogue into files of others. It is loaded by who exports. */
export function openExport() {
  return import('../../adapters/export');
}

/**
 * The import takes the place of the demo's goods; the demo's people and pages leave before them, so that one which was killed in between finds the goods
 * and does it again.
 */
async function leaveDemo(platform: ImportTarget): Promise<void> {
  const replacesDemo = await hasDemo(platform);
  await platform.people.write((people) => people.removeSource('demo'));
  if (replacesDemo) await seedContent(platform);
}

/** Whether there are goods of the demo, which an import takes the place of. */
function hasDemo({ people }: ImportTarget): Promise<boolean> {
  return people.write(async (db) => (await db.goods('demo')).length > 0);
}

/** Whether the file gave the shop any goods: nothing was written otherwise. */
function hasTaken({ counts: { products } }: ImportReport): boolean {
  return products.created + products.updated + products.unchanged > 0;
}

/** After the demo a merchant's shop starts again with the starter's pages, settings and taxes: the slides showed goods of the demo. */
async function seedContent({ catalogue }: ImportTarget): Promise<void> {
  const { writeStarter } = await import('../../adapters/platform/starter/write-starter');
  await writeStarter(catalogue, { now: Date.now() });
}

/** What the prices of files are in: named, or taken for what the shop counts in. */
type Priced = Pick<Export, 'currency' | 'otherwise'>;

/** A product export, or a folder of them, as what staff imports again. It is looked for each time. */
export function importSourceAt(place: string, priced: Priced = { otherwise: BASE_CURRENCY }): CatalogueSource {
  const goods = async (target: ImportTarget, dryRun: boolean, onProgress: Progress) => {
    const { files, media } = await filesAt(place);
    const reports: ImportReport[] = [];
    for (const file of files) reports.push(await importInto(target, { file, media, ...priced, dryRun }, onProgress));
    return outcomeOf(reports, dryRun && (await hasDemo(target)));
  };
  return {
    name: basename(place),
    run: (target, onProgress) => goods(target, false, onProgress),
    check: (target, onProgress) => goods(target, true, onProgress),
  };
}

/** A product export that was uploaded, as what staff imports. It lies in a folder of its own only as long as it is read. */
export function uploadedCatalogue({ name, bytes, currency }: CatalogueFile): CatalogueSource {
  const called = basename(name.replaceAll('\\', '/'));
  const goods = async (target: ImportTarget, dryRun: boolean, onProgress: Progress) => {
    const [folder, { sourceNameOf }] = await Promise.all([
      mkdtemp(join(tmpdir(), 'vitrine-goods-')),
      import('../../adapters/import'),
    ]);
    try {
      const file = join(folder, UPLOADED);
      await writeFile(file, bytes);
      const own = { file, name: sourceNameOf(called), currency, dryRun };
      const report = await importInto(target, own, onProgress).catch(mentioning(file, called));
      return outcomeOf([{ ...report, file: called }], dryRun && (await hasDemo(target)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    name: called,
    run: (target, onProgress) => goods(target, false, onProgress),
    check: (target, onProgress) => goods(target, true, onProgress),
  };
}

/** What an uploaded file is called where it lies: its own name might be none for a file system. */
const UPLOADED = 'goods.csv';

/** Says of a file what its uploader called it. */
function mentioning(file: string, name: string) {
  return async (error: unknown): Promise<never> => {
    const { ImportFileError } = await import('../../adapters/import');
    if (!(error instanceof ImportFileError)) throw error;
    throw new ImportFileError(error.code, error.message.replaceAll(file, name), { cause: error });
  };
}

function outcomeOf(reports: readonly ImportReport[], replacesDemo: boolean): ImportOutcome {
  const sum = (of: (counts: ImportReport['counts']) => number) =>
    reports.reduce((total, { counts }) => total + of(counts), 0);
  return {
    rows: { read: sum(({ rows }) => rows.total), written: sum(({ rows }) => rows.taken) },
    products: {
      created: sum(({ products }) => products.created),
      updated: sum(({ products }) => products.updated),
      unchanged: sum(({ products }) => products.unchanged),
    },
    refused: reports.flatMap((report) => rowsOf(report, 'skipped')),
    notes: reports.flatMap((report) => rowsOf(report, 'taken')),
    changes: reports.flatMap(({ dryRun, ...report }) => (dryRun ? changesOf(report) : [])),
    replacesDemo: replacesDemo && reports.some(hasTaken),
  };
}

function changesOf({ file, products }: Pick<ImportReport, 'file' | 'products'>): readonly ImportChange[] {
  return products.flatMap(({ row, sku, name, outcome, changes }) =>
    outcome === 'unchanged' ? [] : [{ file: basename(file), row, sku, name, outcome, changes }],
  );
}

/** The exports at a place in the order of their names, and the folder of their pictures, if there is one. */
async function filesAt(place: string): Promise<{ readonly files: readonly string[]; readonly media?: string }> {
  const { ImportFileError } = await import('../../adapters/import');
  const facts = await stat(place).catch((cause: unknown) => {
    throw new ImportFileError('FILE_MISSING', `${basename(place)} is not there`, { cause });
  });
  if (!facts.isDirectory()) return { files: [place] };
  const found = await readdir(place, { withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile() && /\.(?:csv|tsv|xlsx|xml)$/i.test(entry.name))
    .map(({ name }) => name);
  if (names.length === 0)
    throw new ImportFileError('FILE_MISSING', `${basename(place)} has no CSV, TSV, XLSX or XML file`);
  const hasMedia = found.some((entry) => entry.isDirectory() && entry.name === 'media');
  return {
    files: names.sort((a, b) => (a < b ? -1 : 1)).map((name) => join(place, name)),
    ...(hasMedia && { media: join(place, 'media') }),
  };
}

/** The rows of a status about which there is something to say. */
function rowsOf({ file, rows }: ImportReport, wanted: 'skipped' | 'taken'): readonly RefusedRow[] {
  return rows
    .filter(({ status, reasons }) => status === wanted && reasons.length > 0)
    .map(({ row, sku, reasons }) => ({
      file: basename(file),
      row,
      sku,
      reason: reasons.map(({ message }) => message).join('; '),
    }));
}

/** The HTML of mails. What makes it comes with the first mail that is sent. */
export const MAIL_LOOK: MailLook = {
  html: async (letter, skin, language) =>
    (await import('../../adapters/mail')).createMailLook().html(letter, skin, language),
};
