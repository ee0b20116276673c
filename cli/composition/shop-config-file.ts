import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const NAMES = ['vitrine.config.ts', 'vitrine.config.mts', 'vitrine.config.js', 'vitrine.config.mjs'];

export function isModule(file: string): boolean {
  return /\.m?[jt]s$/.test(file);
}

export function findShopConfig(named: string | undefined, folder = process.cwd()): string | undefined {
  if (named !== undefined && isModule(named)) return resolve(folder, named);
  return NAMES.map((name) => resolve(folder, name)).find((file) => existsSync(file));
}
