import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from './package-root';

/** The package's version. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(packageRoot(), 'package.json'), 'utf8').catch(() => '');
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}
