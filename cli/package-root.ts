import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function packageRoot(): string {
  const above = ['../', '../../'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return above.find((folder) => existsSync(`${folder}package.json`)) ?? above[0] ?? '.';
}
