import { readConfig, type ReadConfig } from '../config';
import { searchBlocks } from '../contract/catalogue/catalogue';
import type { Http } from '../ports';
import { ownStoreProblem, type OwnStore } from '../store-views';
import { sendAlone } from '../sync';
import { readSiteBlocks, siteBlocksQuery, type SiteBlocks } from './site-blocks';

const TIMEOUT_MS = 5000;

/** Merchant settings with the blocks they came from, to avoid reading them twice. */
export interface MerchantConfig extends ReadConfig {
  readonly siteBlocks?: SiteBlocks;
}

/** Reads settings from the settings block before the shop is created; falls back to defaults if unavailable. */
export async function merchantConfig(http: Http, store: string): Promise<MerchantConfig> {
  const call = { query: siteBlocksQuery(store), body: undefined, now: 0, task_id: 'settings', timeoutMs: TIMEOUT_MS };
  const reply = await sendAlone(http, searchBlocks, call).catch(() => undefined);
  if (reply?.ok !== true) return { config: {}, problems: [] };
  const siteBlocks = readSiteBlocks(store, reply.result.items);
  const { settings: json } = siteBlocks;
  const config: unknown = typeof json === 'object' && json !== null && 'config' in json ? json.config : undefined;
  const read = config === undefined || config === null ? { config: {}, problems: [] } : readConfig(config, 'merchant');
  const own = ownStoresOf(json);
  return { ...read, config: own.length === 0 ? read.config : { ...read.config, stores: { own } }, siteBlocks };
}

/** Own stores that the back end opens; unreadable ones stay closed. */
function ownStoresOf(json: unknown): readonly OwnStore[] {
  const stores: unknown = typeof json === 'object' && json !== null && 'own_stores' in json ? json.own_stores : [];
  return Array.isArray(stores)
    ? stores.filter((store: unknown): store is OwnStore => ownStoreProblem(store) === undefined)
    : [];
}
