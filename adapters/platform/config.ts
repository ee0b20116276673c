/** The entry `vitrine/config`: types and a few functions that load nothing, so that a file that uses it loads at once. */
import type { ShopConfigInput } from '../../core/config';
import type { FactorPolicy } from '../../core/contract/second-factor';
import type { PlatformOptions } from './settings/options';
import type { CatalogueSource } from './ports/catalogue-source';
import type { Database } from './ports/database';
import type { FileStore } from './ports/files';
import type { SearchEngine } from './ports/search';

export { defineRoute, RouteError } from './ports/own-route';

/** The parts of a merchant's own. */
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
>;

/**
 * What a shop is made of, as `vitrine.config.ts` in the folder of the command says it. Options of the command line and the environment count
 * before it.
 */
export interface VitrineConfig extends ShopParts {
  /** Codes of the stores that are open, the default one first, or 'all' (`--stores`). */
  readonly stores?: readonly string[] | 'all';
  /** Address of a PostgreSQL database (`--database`), or what opens one of your own. */
  readonly database?: string | (() => Promise<Database>);
  /** Address of an OpenSearch server (`--search`), or what makes a search engine of your own. */
  readonly search?: string | (() => SearchEngine);
  /** 'folder', 'database', 's3://bucket?endpoint=…' (`--files`), or what makes a store of your own. */
  readonly files?: string | (() => FileStore);
  /**
   * What staff imports with one click: a product export that `vitrine catalog import` reads, or a folder of them with their pictures in `media`
   * (`--import-source`); or a source of your own.
   */
  readonly importSource?: string | CatalogueSource;
  /** What the prices of its files are in, three letters of ISO 4217 (`--import-currency`); a product feed says it itself. */
  readonly importCurrency?: string;
  /** What sends mails: 'smtp://user:password@host:587' or an https address with a secret (`--mail`); it counts before the senders of `messages`. */
  readonly mail?: string;
  /** Whom mails by SMTP come from: 'Shop <shop@example.com>' (`--mail-from`). */
  readonly mailFrom?: string;
  /** Whether staff needs a second factor: 'required', or 'offered' to who wants one (`--second-factor`). */
  readonly secondFactor?: FactorPolicy;
  /** What sends text messages: an https address with a secret (`--sms`); it counts before the senders of `messages`. */
  readonly sms?: string;
  /** Addresses of scripts of others, such as a tag manager or a chat, that pages load once the shopper has accepted it (`--tag-script`). */
  readonly tagScripts?: readonly string[];
  /** Origins whose scripts may run in pages, with what those load from there (`--script-origin`); those of `tagScripts` are among them. */
  readonly scriptOrigins?: readonly string[];
  /** Further origins that scripts of pages may ask (`--connect-origin`). */
  readonly connectOrigins?: readonly string[];
  /** Further origins that pages may show pictures of (`--image-origin`). */
  readonly imageOrigins?: readonly string[];
  /** Further origins that pages may show frames of (`--frame-origin`). */
  readonly frameOrigins?: readonly string[];
  /** Settings of the shop, as `--config FILE.json` and `--setting` give them; both count before these. */
  readonly config?: ShopConfigInput;
}

/** Gives back what it is given: for the types. */
export function defineConfig(config: VitrineConfig): VitrineConfig {
  return config;
}
