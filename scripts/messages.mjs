/**
 * `npm run messages`: lists keys that are missing in a language, unused, or unequal in placeholders or plural forms, and
 * types that are not those of the texts; `--write` writes these anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { checkRoom } from './messages/check.mjs';
import { placeholderModules } from './messages/placeholders.mjs';
import { ROOMS } from './messages/rooms.mjs';

const modules = placeholderModules();
if (process.argv.includes('--write')) for (const { module, text } of modules) writeFileSync(module, text);
const stale = modules.filter(({ module, text }) => readFileSync(module, 'utf8') !== text);

const found = ROOMS.map(checkRoom);
const all = (kind) => found.flatMap((one) => one[kind]);
const kinds = ['missing', 'unused', 'unequal'];
for (const kind of kinds) for (const fault of all(kind)) process.stdout.write(`${kind}: ${fault}\n`);
for (const { module } of stale) process.stdout.write(`stale: ${module}: npm run messages -- --write\n`);
process.stdout.write(`${kinds.map((kind) => `${all(kind).length} ${kind}`).join(', ')}\n`);
if (stale.length > 0 || kinds.some((kind) => all(kind).length > 0)) process.exitCode = 1;
