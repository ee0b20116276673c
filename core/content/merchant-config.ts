import { readConfig, type ReadConfig } from '../config';
import { searchBlocks } from '../contract/catalogue';
import type { Http } from '../ports';
import { sendAlone } from '../sync';
import { readSiteBlocks, siteBlocksQuery, type SiteBlocks } from './site-blocks';

const TIMEOUT_MS = 5000;

/** What the merchant has set, and the blocks that it was found in: for the shop that is made of it, so that it does not read them again. */
export interface MerchantConfig extends ReadConfig {
  readonly siteBlocks?: SiteBlocks;
}

/**
 * The settings of the shop that its merchant has written into the settings block (member `config`): they are needed before a shop can
 * be made. None where the block cannot be had: a shop with the standard ones is better than none.
 */
export async function merchantConfig(http: Http, store: string): Promise<MerchantConfig> {
  const call = { query: siteBlocksQuery(store), body: undefined, now: 0, task_id: 'settings', timeoutMs: TIMEOUT_MS };
  const reply = await sendAlone(http, searchBlocks, call).catch(() => undefined);
  if (reply?.ok !== true) return { config: {}, problems: [] };
  const siteBlocks = readSiteBlocks(store, reply.result.items);
  const { settings: json } = siteBlocks;
  const config: unknown = typeof json === 'object' && json !== null && 'config' in json ? json.config : undefined;
  const read = config === undefined || config === null ? { config: {}, problems: [] } : readConfig(config, 'merchant');
  return { ...read, siteBlocks };
}
