import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources that only staff and bloggers need: with all that nothing else leads to, they stay off the devices of shoppers. */
const OFFICE = /^ui\/(routes\/(Manage|Cabinet)Route\.tsx|text\/messages-(manage|design|cabinet)-)/;

/** Chunks of a manifest that the storefront's entry leads to, not through those that are left out. */
function reach(manifest, isLeftOut) {
  const found = new Set();
  const waiting = ['ui/entry/client.tsx'];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key) || isLeftOut(key)) continue;
    found.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    waiting.push(...imports, ...dynamicImports);
  }
  return found;
}

/** Paths of the scripts and styles of chunks. */
function pathsOf(manifest, keys) {
  const files = [...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`).sort();
}

/**
 * The scripts and styles of a build, by who needs them.
 * @param {string} folder the built storefront for browsers
 * @returns {{ shop: string[], office: string[] }} paths on the site
 */
export function buildFiles(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const shop = pathsOf(
    manifest,
    reach(manifest, (key) => OFFICE.test(key)),
  );
  const all = pathsOf(
    manifest,
    reach(manifest, () => false),
  );
  return { shop, office: all.filter((path) => !shop.includes(path)) };
}
