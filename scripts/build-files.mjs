import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const OFFICE = /^ui\/(routes\/(Manage|Cabinet)Route\.tsx|text\/messages\/[a-z]+\/(manage|design|cabinet)\.json$)/;

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

function pathsOf(manifest, keys) {
  const files = [...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`).sort();
}

/**
 * Returns a build's scripts and styles by audience.
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
