import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORT = /\bfrom '(\.[^']+)'|\bimport\((?:\s*)'(\.[^']+)'|^import '(\.[^']+)'/gm;
const TEST = /\.test\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.mjs'];

function importsOf(file, known) {
  const targets = [];
  for (const [, from, called, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const path = normalize(join(dirname(file), from ?? called ?? bare)).replace(/\?.*$/, '');
    const target = ENDINGS.map((ending) => path + ending).find((one) => known.has(one));
    if (target !== undefined) targets.push(target);
  }
  return targets;
}

function ruleTests(sources) {
  const rows = readFileSync('docs/rules.md', 'utf8').split('\n');
  return rows
    .filter((row) => sources.some((source) => row.includes(`\`${source}#`) || row.includes(`\`${source}\``)))
    .flatMap((row) => [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, test]) => test));
}

function sharedFolders(test, changed) {
  const folders = dirname(test).split('/').slice(1);
  const counts = changed.map((file) => {
    const other = dirname(file.replace(/^tests\//, '')).split('/');
    const differing = folders.findIndex((folder, at) => folder !== other[at]);
    return differing === -1 ? folders.length : differing;
  });
  return Math.max(...counts);
}

/**
 * Orders tests affected by changes: changed, named after the file or its rule, same area, then import distance.
 *
 * @param {readonly string[]} changed paths from the repository root
 * @param {readonly string[]} files all source and test files
 * @returns {string[]} test files, nearest first
 */
export function nearestTests(changed, files) {
  const known = new Set(files);
  const importers = new Map();
  for (const file of files) {
    if (!/\.(tsx?|mjs)$/.test(file) || !existsSync(file)) continue;
    for (const target of importsOf(file, known)) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const named = changed.flatMap((file) => {
    const mirrored = `tests/${file.replace(/\.tsx?$/, '')}.test`;
    return [`${mirrored}.ts`, `${mirrored}.tsx`].filter((test) => known.has(test));
  });
  const distance = new Map(
    [...named, ...ruleTests(changed)].filter((test) => known.has(test)).map((test) => [test, 0]),
  );
  let layer = changed.filter((file) => known.has(file));
  const seen = new Set(layer);
  for (let steps = 0; layer.length > 0; steps += 1) {
    for (const file of layer) if (TEST.test(file) && !distance.has(file)) distance.set(file, steps);
    layer = layer.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file) && seen.add(file));
  }
  const ranked = [...distance].map(([test, steps]) => ({
    test,
    steps,
    shared: steps === 0 ? Infinity : sharedFolders(test, changed),
  }));
  return ranked
    .sort((a, b) => (b.shared === a.shared ? 0 : b.shared - a.shared) || a.steps - b.steps)
    .map(({ test }) => test);
}
