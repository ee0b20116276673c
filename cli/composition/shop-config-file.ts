import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a shop's configuration is called, in the folder that a command is called in. */
const NAMES = ['vitrine.config.ts', 'vitrine.config.mts', 'vitrine.config.js', 'vitrine.config.mjs'];

/** Whether `--config` names a module of code rather than a file of settings as JSON. */
export function isModule(file: string): boolean {
  return /\.m?[jt]s$/.test(file);
}

/** The file that counts: the one that was named, else the one in this folder. */
export function findShopConfig(named: string | undefined, folder = process.cwd()): string | undefined {
  if (named !== undefined && isModule(named)) return resolve(folder, named);
  return NAMES.map((name) => resolve(folder, name)).find((file) => existsSync(file));
}
