/** `npm run messages`: lists keys that are missing in a language, unused, or unequal in placeholders or plural forms. */
import { checkRoom } from './messages/check.mjs';
import { ROOMS } from './messages/rooms.mjs';

const found = ROOMS.map(checkRoom);
const all = (kind) => found.flatMap((one) => one[kind]);
const kinds = ['missing', 'unused', 'unequal'];
for (const kind of kinds) for (const fault of all(kind)) process.stdout.write(`${kind}: ${fault}\n`);
process.stdout.write(`${kinds.map((kind) => `${all(kind).length} ${kind}`).join(', ')}\n`);
if (kinds.some((kind) => all(kind).length > 0)) process.exitCode = 1;
