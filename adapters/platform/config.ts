/** Entry `vitrine/config`: types and lightweight functions without dependencies. */
import type { ShopConfigInput } from '../../core/config';
import type { FactorPolicy } from '../../core/contract/people/second-factor';
import type { PlatformOptions } from './foundation/settings/options';
import type { CatalogueSource } from './ports/staff/catalogue-source';
import type { Database } from './ports/database';
import type { FileStore } from './ports/foundation/files';
import type { SearchEngine } from './ports/catalogue/search';

export { defineRoute, RouteError } from './ports/own-route';

/** Platform options that `vitrine.config.ts` can replace. */
export type ShopParts = Pick<
  PlatformOptions,
  | 'carriers'
  | 'corsOrigins'
  | 'messages'
  | 'orderNumbers'
  | 'pace'
  | 'payByForm'
  | 'payments'
  | 'routes'
  | 'scanner'
  | 'sessions'
  | 'subscribers'
  | 'tax'
  | 'userGroups'
  | 'vatRegister'
>;

/** Contents of `vitrine.config.ts`. Command line options and environment variables take precedence. */
export interface VitrineConfig extends ShopParts {
  /** Open stores, the default first, or 'all' (`--stores`). */
  readonly stores?: readonly string[] | 'all';
  /** PostgreSQL URL (`--database`), or a factory. */
  readonly database?: string | (() => Promise<Database>);
  /** OpenSearch URL (`--search`), or a factory. */
  readonly search?: string | (() => SearchEngine);
  /** 'folder', 'database', 's3://bucket?endpoint=…' (`--files`), or a factory. */
  readonly files?: string | (() => FileStore);
  /**
   * ISO 4217 currency of prices, shipping rates and coupons (`--base-currency`); cannot be changed once the shop has
   * prices. Default USD in a new shop.
   */
  readonly baseCurrency?: string;
  /** Export file or folder with pictures in `media` for one-click import (`--import-source`), or a custom source. */
  readonly importSource?: string | CatalogueSource;
  /** ISO 4217 currency of the import files (`--import-currency`); product feeds name their own. */
  readonly importCurrency?: string;
  /** Font file (TTF, OTF) for PDF invoices, for characters other than Latin and Cyrillic (`--invoice-font`). */
  readonly invoiceFont?: string;
  /** 'smtp://user:password@host:587' or an https URL with a secret (`--mail`); overrides the senders of `messages`. */
  readonly mail?: string;
  /** SMTP sender: 'Shop <shop@example.com>' (`--mail-from`). */
  readonly mailFrom?: string;
  /** Second factor of staff: 'required' or 'offered' (`--second-factor`). */
  readonly secondFactor?: FactorPolicy;
  /** https URL with a secret (`--sms`); overrides the senders of `messages`. */
  readonly sms?: string;
  /** Third-party scripts loaded after consent (`--tag-script`). */
  readonly tagScripts?: readonly string[];
  /** Additional script origins (`--script-origin`); includes those of `tagScripts`. */
  readonly scriptOrigins?: readonly string[];
  /** Additional origins for connections (`--connect-origin`). */
  readonly connectOrigins?: readonly string[];
  /** Additional origins for images (`--image-origin`). */
  readonly imageOrigins?: readonly string[];
  /** Additional origins for frames (`--frame-origin`). */
  readonly frameOrigins?: readonly string[];
  /** Shop settings; `--config FILE.json` and `--setting` take precedence. */
  readonly config?: ShopConfigInput;
}

/** Identity function for type inference. */
export function defineConfig(config: VitrineConfig): VitrineConfig {
  return config;
}
