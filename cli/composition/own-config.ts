import { readFile } from 'node:fs/promises';
import { mergeConfig, readConfig, readSettings, type ReadConfig, type ShopConfigInput } from '../../core/shopper';
import type { GlobalOptions } from '../usage/global-options';
import { UsageError } from '../usage/usage-error';
import { isModule } from './shop-config-file';

/**
 * Merges settings; the command line wins over files.
 * @throws UsageError naming invalid settings
 */
export async function ownConfig(
  { config, setting }: Pick<GlobalOptions, 'config' | 'setting'>,
  own?: { readonly file: string; readonly settings: ShopConfigInput },
): Promise<ShopConfigInput> {
  const ofShop = own === undefined ? {} : checked(own.file, readConfig(own.settings, 'operator'));
  const isNamed = config !== undefined && !isModule(config);
  const named = isNamed ? checked(config, readConfig(await documentOf(config), 'operator')) : {};
  return mergeConfig(ofShop, named, checked('--setting', readSettings(setting)));
}

function checked(from: string, { config, problems }: ReadConfig): ShopConfigInput {
  if (problems.length === 0) return config;
  throw new UsageError(`${from}: ${problems.map(({ field, message }) => `${field} ${message}`.trim()).join('; ')}`);
}

async function documentOf(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`--config: ${file} cannot be read${cause instanceof Error ? ` (${cause.message})` : ''}`);
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`--config: ${file} is not valid JSON${cause instanceof Error ? ` (${cause.message})` : ''}`);
  }
}
