import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns the package entries with their source files.
 *
 * @returns {readonly { readonly entry: string, readonly source: string }[]}
 */
export function sourceEntries() {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [
          {
            entry: name + path.slice(1),
            source: join(ROOT, target.default.replace('./dist/lib/', '').replace(/\.js$/, '.ts')),
          },
        ],
  );
}
