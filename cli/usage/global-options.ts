import {
  choice,
  CURRENCY,
  databaseAddress,
  FACTOR_POLICIES,
  fileStore,
  mailService,
  profileName,
  storeCodes,
  text,
  textService,
  searchAddress,
  webAddress,
} from './kinds';
import { inEnvironment } from './environment';
import { flag, list, optional, withDefault, type ValuesOf } from './parameter';

export const GLOBAL_OPTIONS = {
  store: optional('store to use', text('code', 8)),
  stores: inEnvironment(
    'VITRINE_STORES',
    optional("open stores, the default one first, or 'all' (environment: VITRINE_STORES; default: us,en)", storeCodes),
  ),
  base_currency: inEnvironment(
    'VITRINE_BASE_CURRENCY',
    optional(
      'currency of the prices that the in-process shop stores; cannot be changed once it has prices (environment: VITRINE_BASE_CURRENCY; default: that of the shop, USD in a new one)',
      CURRENCY,
    ),
  ),
  profile: withDefault(
    'shopper profile: its cart, tokens and queues are stored in <data>/profiles/NAME',
    profileName,
    'default',
  ),
  api: optional('use the shop at this URL instead of an in-process one', webAddress),
  data: inEnvironment(
    'VITRINE_DATA',
    withDefault('data folder of the in-process shop and of the profiles', text('folder', 1000), '.vitrine'),
  ),
  database: inEnvironment(
    'VITRINE_DATABASE',
    optional(
      'PostgreSQL database of the in-process shop (environment: VITRINE_DATABASE; default: one SQLite file in the data folder)',
      databaseAddress,
    ),
  ),
  search: inEnvironment(
    'VITRINE_SEARCH',
    optional(
      'OpenSearch server for the in-process shop, such as https://user:password@host:9200 (environment: VITRINE_SEARCH; default: built-in search)',
      searchAddress,
    ),
  ),
  files: inEnvironment(
    'VITRINE_FILES',
    optional(
      'photo storage: folder, database, or s3://bucket?endpoint=… (environment: VITRINE_FILES; default: the data folder, or the database if one is set)',
      fileStore,
    ),
  ),
  import_source: inEnvironment(
    'VITRINE_IMPORT_SOURCE',
    optional(
      'product export, or a folder of them, that staff import with one click (environment: VITRINE_IMPORT_SOURCE)',
      text('file or folder', 4000),
    ),
  ),
  import_currency: inEnvironment(
    'VITRINE_IMPORT_CURRENCY',
    optional(
      'currency of the prices in --import-source, such as USD or EUR, if its files do not name it (environment: VITRINE_IMPORT_CURRENCY)',
      CURRENCY,
    ),
  ),
  invoice_font: inEnvironment(
    'VITRINE_INVOICE_FONT',
    optional(
      'font file for PDF invoices, for characters other than Latin and Cyrillic, such as Chinese (environment: VITRINE_INVOICE_FONT)',
      text('file', 4000),
    ),
  ),
  mail: inEnvironment(
    'VITRINE_MAIL',
    optional(
      'mail server of the served shop: smtp://user:password@host:587, smtps://…, or https://:secret@host for a webhook (environment: VITRINE_MAIL; default: stored but not sent)',
      mailService,
    ),
  ),
  mail_from: inEnvironment(
    'VITRINE_MAIL_FROM',
    optional(
      'sender address for SMTP: "Shop <shop@example.com>" (environment: VITRINE_MAIL_FROM)',
      text('address', 320),
    ),
  ),
  sms: inEnvironment(
    'VITRINE_SMS',
    optional(
      "webhook that sends the served shop's text messages: https://:secret@host (environment: VITRINE_SMS; default: stored but not sent)",
      textService,
    ),
  ),
  second_factor: inEnvironment(
    'VITRINE_SECOND_FACTOR',
    optional(
      'second factor for staff: required, or offered (optional) (environment: VITRINE_SECOND_FACTOR; default: required, offered with --dev)',
      choice(FACTOR_POLICIES),
    ),
  ),
  setting: list('shop setting, such as cart.confirmRemoval=false', text('name=value', 2000)),
  config: inEnvironment(
    'VITRINE_CONFIG',
    optional(
      'JSON file of shop settings ({"cart": {"confirmRemoval": false}}), or a vitrine.config.ts with another name (default: the one in this folder)',
      text('file', 1000),
    ),
  ),
  offline: flag('act as if offline: orders are queued'),
  telemetry_url: inEnvironment(
    'VITRINE_TELEMETRY_URL',
    optional(
      'URL that receives unexpected errors and events such as purchases (environment: VITRINE_TELEMETRY_URL)',
      webAddress,
    ),
  ),
  json: flag('print one JSON document; errors as JSON on stderr'),
  quiet: flag('print only the result and errors: no progress, no warnings'),
  verbose: flag('log each call and its duration to stderr'),
};

export type GlobalOptions = ValuesOf<typeof GLOBAL_OPTIONS>;
