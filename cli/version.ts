import { readFile } from 'node:fs/promises';

/** The package's version. From `dist/cli` and from `cli` alike, package.json lies at the root of the package. */
export async function readVersion(): Promise<string> {
  for (const path of ['../package.json', '../../package.json']) {
    const text = await readFile(new URL(path, import.meta.url), 'utf8').catch(() => undefined);
    const version = text === undefined ? undefined : /"version":\s*"([^"]+)"/.exec(text)?.[1];
    if (version !== undefined) return version;
  }
  return 'unknown';
}
