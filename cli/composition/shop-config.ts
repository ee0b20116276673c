import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { VitrineConfig } from './composition-root';
import {
  CURRENCY,
  databaseAddress,
  FACTOR_POLICIES,
  fileStore,
  mailService,
  origin,
  outsideOrigin,
  searchAddress,
  tagScript,
  textService,
  type Kind,
} from '../usage/kinds';
import { UsageError } from '../usage/usage-error';

const MEMBERS: {
  readonly [K in keyof Required<VitrineConfig>]: readonly [is: (value: unknown) => boolean, rule: string];
} = {
  stores: [(value) => value === 'all' || isListOf(isText)(value), "must be a list of codes, or 'all'"],
  baseCurrency: isOf(CURRENCY),
  database: isOfOrFunction(databaseAddress, 'opens a database'),
  search: isOfOrFunction(searchAddress, 'creates a search engine'),
  files: isOfOrFunction(fileStore, 'creates a file store'),
  importSource: [
    (value) => isText(value) || having('name', 'run')(value),
    'must be a file or folder, or a source with name and run',
  ],
  importCurrency: isOf(CURRENCY),
  invoiceFont: [isText, 'must be a font file'],
  mail: isOf(mailService),
  mailFrom: [isText, 'must be an address such as Shop <shop@example.com>'],
  sms: isOf(textService),
  carriers: [isListOf(having('code', 'quotes')), 'must be a list of carriers with code and quotes'],
  corsOrigins: [
    isListOf((value) => typeof value === 'string' && origin.parse(value) !== undefined),
    'must be a list of origins such as https://app.example, without a path and without *',
  ],
  tax: [having('code', 'calculate'), 'must be a tax calculator with code and calculate'],
  vatRegister: [having('code', 'check'), 'must be a register of VAT numbers with code and check'],
  scanner: [having('name', 'scan'), 'must be an upload scanner with name and scan'],
  payments: [isListOf(having('code', 'start')), 'must be a list of payment providers with code and start'],
  payByForm: [(value) => typeof value === 'boolean', 'must be true or false'],
  subscribers: [isListOf(having('name', 'handle')), 'must be a list of subscribers with name and handle'],
  routes: [isListOf(having('method', 'path', 'result', 'handle')), 'must be a list of endpoints from defineRoute'],
  messages: [
    (value) => value === 'sent' || isListOf(having('name', 'channels', 'send'))(value),
    "must be a list of senders with name, channels and send, or 'sent'",
  ],
  orderNumbers: [having('next'), 'must be an object with next'],
  userGroups: [isListOf(having('id')), 'must be a list of groups'],
  secondFactor: [(value) => FACTOR_POLICIES.some((one) => one === value), `must be ${FACTOR_POLICIES.join(' or ')}`],
  pace: [isObject, 'must be { browsing, cartChanges, staff }'],
  sessions: [isObject, 'must be { customerDays, staffDays, staffIdleHours }'],
  tagScripts: isListOfKind(tagScript),
  scriptOrigins: isListOfKind(outsideOrigin),
  connectOrigins: isListOfKind(outsideOrigin),
  imageOrigins: isListOfKind(outsideOrigin),
  frameOrigins: isListOfKind(outsideOrigin),
  config: [isObject, 'must be an object of settings'],
};

/**
 * Loads the default export of a TypeScript or JavaScript module.
 * @throws UsageError naming the invalid member
 */
export async function loadShopConfig(file: string): Promise<VitrineConfig> {
  if (!existsSync(file)) throw new UsageError(`--config: ${file} does not exist`);
  const loaded = await load(file).catch((cause: unknown) => {
    throw new UsageError(`${file} cannot be loaded: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
  const exported = isObject(loaded) ? loaded.default : undefined;
  if (!isShopConfig(exported)) throw new UsageError(`${file}: ${problemsOf(exported).join('; ')}`);
  return exported;
}

async function load(file: string): Promise<unknown> {
  if (file.endsWith('js')) return import(pathToFileURL(file).href);
  const { createJiti } = await import('jiti');
  return createJiti(import.meta.url, { interopDefault: false }).import(file);
}

function isShopConfig(value: unknown): value is VitrineConfig {
  return problemsOf(value).length === 0;
}

function problemsOf(value: unknown): readonly string[] {
  if (!isObject(value)) return ['its default export must be an object from defineConfig of vitrine/config'];
  const known = new Map(Object.entries(MEMBERS));
  return Object.entries(value).flatMap(([name, member]) => {
    const rule = known.get(name);
    if (rule === undefined) return [`unknown option ${name}; the options are ${[...known.keys()].join(', ')}`];
    const [is, must] = rule;
    return member === undefined || is(member) ? [] : [`${name} ${must}`];
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isOf({ parse, rule }: Kind<string>): readonly [is: (value: unknown) => boolean, rule: string] {
  return [(value) => typeof value === 'string' && parse(value) !== undefined, rule];
}

function isListOfKind({ parse, rule }: Kind<string>): readonly [is: (value: unknown) => boolean, rule: string] {
  const is = isListOf((value) => typeof value === 'string' && parse(value) !== undefined);
  return [is, `must be a list, each of which ${rule}`];
}

function isOfOrFunction(kind: Kind<string>, does: string): readonly [is: (value: unknown) => boolean, rule: string] {
  const [is, rule] = isOf(kind);
  return [(value) => is(value) || typeof value === 'function', `${rule}, or a function that ${does}`];
}

function isListOf(is: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(is);
}

function having(...members: readonly string[]): (value: unknown) => boolean {
  return (value) => isObject(value) && members.every((member) => Reflect.has(value, member));
}
