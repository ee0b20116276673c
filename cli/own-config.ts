import { readFile } from 'node:fs/promises';
import { mergeConfig, readConfig, readSettings, type ReadConfig, type ShopConfigInput } from '../core';
import type { GlobalOptions } from './declare/global-options';
import { UsageError } from './declare/usage-error';

/**
 * The settings given by `--config` and `--setting`; one that is written on the line counts before one of the file.
 * @throws UsageError naming each setting that is none or cannot have its value
 */
export async function ownConfig({
  config,
  setting,
}: Pick<GlobalOptions, 'config' | 'setting'>): Promise<ShopConfigInput> {
  const file = config === undefined ? {} : checked(config, readConfig(await documentOf(config), 'operator'));
  return mergeConfig(file, checked('--setting', readSettings(setting)));
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
    throw new UsageError(`--config: ${file} is no JSON${cause instanceof Error ? ` (${cause.message})` : ''}`);
  }
}
