/** `npm run lint:types`: runs `lint:lookups` and `lint:dependencies` over one compiled program. */
import { DEPENDENCIES } from './few-dependencies.mjs';
import { LOOKUPS } from './no-bare-lookup.mjs';
import { runChecks } from './program.mjs';

runChecks([LOOKUPS, DEPENDENCIES]);
