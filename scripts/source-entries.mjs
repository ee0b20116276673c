import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not `import.meta.dirname`: tsup reads this from within its own bundle, where the address alone is that of this file.
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The entries of the package, each with the source file that it is built from: 'vitrine/platform' and '…/adapters/platform/index.ts'.
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
