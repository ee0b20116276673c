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
  store: optional('store view to shop in', text('code', 8)),
  stores: inEnvironment(
    'VITRINE_STORES',
    optional(
      "stores that are open, the default one first, or 'all' (environment: VITRINE_STORES; default: us,en)",
      storeCodes,
    ),
  ),
  profile: withDefault(
    'whose browser this is: cart, tokens and queues are kept in <data>/profiles/NAME',
    profileName,
    'default',
  ),
  api: optional('use the shop at this address instead of one in this process', webAddress),
  data: inEnvironment(
    'VITRINE_DATA',
    withDefault('folder of the shop in this process and of the profiles', text('folder', 1000), '.vitrine'),
  ),
  database: inEnvironment(
    'VITRINE_DATABASE',
    optional(
      'PostgreSQL database of the shop in this process (environment: VITRINE_DATABASE; default: one SQLite file in the data folder)',
      databaseAddress,
    ),
  ),
  search: inEnvironment(
    'VITRINE_SEARCH',
    optional(
      'OpenSearch server that searches the catalogue of the shop in this process, as https://user:password@host:9200 (environment: VITRINE_SEARCH; default: this process)',
      searchAddress,
    ),
  ),
  files: inEnvironment(
    'VITRINE_FILES',
    optional(
      'where photographs are kept: folder, database, or s3://bucket?endpoint=… (environment: VITRINE_FILES; default: the data folder, or the database where one is named)',
      fileStore,
    ),
  ),
  import_source: inEnvironment(
    'VITRINE_IMPORT_SOURCE',
    optional(
      'product export, or folder of them, that staff imports with one click (environment: VITRINE_IMPORT_SOURCE)',
      text('file or folder', 4000),
    ),
  ),
  import_currency: inEnvironment(
    'VITRINE_IMPORT_CURRENCY',
    optional(
      'what the prices of --import-source are in, such as USD or EUR, where its files do not say it (environment: VITRINE_IMPORT_CURRENCY)',
      CURRENCY,
    ),
  ),
  mail: inEnvironment(
    'VITRINE_MAIL',
    optional(
      'what sends the mails of the shop that is served: smtp://user:password@host:587, smtps://…, or https://:secret@host for a webhook (environment: VITRINE_MAIL; default: mails are kept)',
      mailService,
    ),
  ),
  mail_from: inEnvironment(
    'VITRINE_MAIL_FROM',
    optional(
      'whom mails by SMTP come from: "Shop <shop@example.com>" (environment: VITRINE_MAIL_FROM)',
      text('address', 320),
    ),
  ),
  sms: inEnvironment(
    'VITRINE_SMS',
    optional(
      'what sends text messages of the shop that is served: https://:secret@host (environment: VITRINE_SMS; default: they are kept)',
      textService,
    ),
  ),
  second_factor: inEnvironment(
    'VITRINE_SECOND_FACTOR',
    optional(
      'whether staff needs a second factor: required, or offered to who wants one (environment: VITRINE_SECOND_FACTOR; default: required, offered with --dev)',
      choice(FACTOR_POLICIES),
    ),
  ),
  setting: list('a setting of the shop: cart.confirmRemoval=false', text('name=value', 2000)),
  config: inEnvironment(
    'VITRINE_CONFIG',
    optional(
      'file with such settings as JSON ({"cart": {"confirmRemoval": false}}), or a vitrine.config.ts of another name (default: the one in this folder)',
      text('file', 1000),
    ),
  ),
  offline: flag('behave as without a network: orders are queued'),
  telemetry_url: inEnvironment(
    'VITRINE_TELEMETRY_URL',
    optional(
      'address that unexpected errors and events such as a purchase are posted to (environment: VITRINE_TELEMETRY_URL)',
      webAddress,
    ),
  ),
  json: flag('print one JSON document; errors as JSON on stderr'),
  quiet: flag('print the result and errors alone: no progress, no warnings'),
  verbose: flag('say on stderr what is asked and how long it takes'),
};

export type GlobalOptions = ValuesOf<typeof GLOBAL_OPTIONS>;
