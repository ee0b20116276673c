import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the package, in which its package.json lies: the one above `dist/cli`, and above `cli` alike. */
export function packageRoot(): string {
  const above = ['../', '../../'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return above.find((folder) => existsSync(`${folder}package.json`)) ?? above[0] ?? '.';
}
