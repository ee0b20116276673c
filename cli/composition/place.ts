import type { ShopConfigInput } from '../../core/shopper';
import type { OutsideServices, ShopParts, VitrineConfig } from './composition-root';
import type { GlobalOptions } from '../usage/global-options';
import { outsideServices } from './outside-services';
import { findShopConfig } from './shop-config-file';

export type Origin = 'line' | 'file';

const NAMED = [
  'baseCurrency',
  'stores',
  'database',
  'search',
  'files',
  'importSource',
  'importCurrency',
  'invoiceFont',
  'mail',
  'mailFrom',
  'secondFactor',
  'sms',
] as const;
type Named = (typeof NAMED)[number];

export interface Place {
  readonly file: string | undefined;
  readonly baseCurrency: string | undefined;
  readonly stores: VitrineConfig['stores'];
  readonly database: VitrineConfig['database'];
  readonly search: VitrineConfig['search'];
  readonly files: VitrineConfig['files'];
  readonly importSource: VitrineConfig['importSource'];
  readonly importCurrency: string | undefined;
  readonly invoiceFont: string | undefined;
  readonly mail: string | undefined;
  readonly mailFrom: string | undefined;
  readonly secondFactor: VitrineConfig['secondFactor'];
  readonly sms: string | undefined;
  readonly parts: ShopParts;
  readonly outside: OutsideServices;
  readonly config: ShopConfigInput;
  readonly origins: Readonly<Partial<Record<Named, Origin>>>;
}

type PlaceOptions = Pick<
  GlobalOptions,
  | 'base_currency'
  | 'config'
  | 'database'
  | 'files'
  | 'import_currency'
  | 'import_source'
  | 'invoice_font'
  | 'mail'
  | 'mail_from'
  | 'search'
  | 'second_factor'
  | 'setting'
  | 'sms'
  | 'stores'
>;

/**
 * Merges options, environment and configuration file, in this priority.
 * @throws UsageError naming the fault
 */
export async function readPlace(given: PlaceOptions): Promise<Place> {
  const file = findShopConfig(given.config);
  const own = file === undefined ? {} : await import('./shop-config').then((code) => code.loadShopConfig(file));
  const line = {
    ...given,
    baseCurrency: given.base_currency,
    invoiceFont: given.invoice_font,
    mailFrom: given.mail_from,
    secondFactor: given.second_factor,
    ...importOf(given),
  };
  const origin = (key: Named): Origin | undefined =>
    line[key] !== undefined ? 'line' : own[key] === undefined ? undefined : 'file';
  const origins = Object.fromEntries(NAMED.map((key) => [key, origin(key)]));
  return {
    file,
    baseCurrency: given.base_currency ?? own.baseCurrency,
    stores: given.stores ?? own.stores,
    database: given.database ?? own.database,
    search: given.search ?? own.search,
    files: given.files ?? own.files,
    importSource: given.import_source ?? own.importSource,
    importCurrency: given.import_currency ?? own.importCurrency,
    invoiceFont: given.invoice_font ?? own.invoiceFont,
    mail: given.mail ?? own.mail,
    mailFrom: given.mail_from ?? own.mailFrom,
    secondFactor: given.second_factor ?? own.secondFactor,
    sms: given.sms ?? own.sms,
    parts: partsOf(own),
    outside: outsideOf(own),
    config: await settingsOf(given, file, own.config),
    origins: Object.fromEntries(Object.entries(origins).filter(([, value]) => value !== undefined)),
  };
}

function partsOf(own: VitrineConfig): ShopParts {
  const {
    carriers,
    corsOrigins,
    messages,
    orderNumbers,
    pace,
    payByForm,
    payments,
    routes,
    scanner,
    sessions,
    subscribers,
    tax,
    userGroups,
    vatRegister,
  } = own;
  return {
    ...(carriers !== undefined && { carriers }),
    ...(corsOrigins !== undefined && { corsOrigins }),
    ...(messages !== undefined && { messages }),
    ...(orderNumbers !== undefined && { orderNumbers }),
    ...(payByForm !== undefined && { payByForm }),
    ...(payments !== undefined && { payments }),
    ...(routes !== undefined && { routes }),
    ...(scanner !== undefined && { scanner }),
    ...(subscribers !== undefined && { subscribers }),
    ...(tax !== undefined && { tax }),
    ...(pace !== undefined && { pace }),
    ...(sessions !== undefined && { sessions }),
    ...(userGroups !== undefined && { userGroups }),
    ...(vatRegister !== undefined && { vatRegister }),
  };
}

function outsideOf(own: VitrineConfig): OutsideServices {
  const { tagScripts, scriptOrigins, connectOrigins, imageOrigins, frameOrigins } = own;
  return outsideServices({
    tags: tagScripts,
    scripts: scriptOrigins,
    connect: connectOrigins,
    images: imageOrigins,
    frames: frameOrigins,
  });
}

function importOf({ import_source: importSource, import_currency: importCurrency }: PlaceOptions) {
  return { importSource, importCurrency };
}

async function settingsOf(
  given: PlaceOptions,
  file: string | undefined,
  settings: ShopConfigInput | undefined,
): Promise<ShopConfigInput> {
  if (settings === undefined && given.config === undefined && given.setting.length === 0) return {};
  const { ownConfig } = await import('./own-config');
  return ownConfig(given, file === undefined || settings === undefined ? undefined : { file, settings });
}
