import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from './package-root';

const manifest = () => join(packageRoot(), 'package.json');

function versionIn(text: string): string {
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}

export async function readVersion(): Promise<string> {
  return versionIn(await readFile(manifest(), 'utf8').catch(() => ''));
}

export function versionNow(): string {
  try {
    return versionIn(readFileSync(manifest(), 'utf8'));
  } catch {
    return 'unknown';
  }
}
