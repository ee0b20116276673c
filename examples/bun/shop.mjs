// In-memory back end in one Bun process: `bun shop.mjs 3000`.
import { serve } from 'bun';
import { seedDemo } from 'vitrine/demo';
import { createSystemClock, createSystemIds } from 'vitrine/node';
import { createPlatform } from 'vitrine/platform';

const clock = createSystemClock();
const platform = await createPlatform({ data: ':memory:', mode: 'development', clock, ids: createSystemIds() });
await seedDemo(platform.catalogue, { now: clock.now(), products: 60 });

const server = serve({ port: Number(process.argv[2] ?? 3000), fetch: (request) => platform.fetch(request) });
console.log(`The shop is open at ${server.url.origin}`);
