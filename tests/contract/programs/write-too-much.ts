import { createFileStorage } from '../../../adapters/storage/file';

const [, , folder = ''] = process.argv;
const storage = createFileStorage({ folder });
await storage.set('carts', 'key', 'old');
const outcome = await storage.set('carts', 'key', 'x'.repeat(100_000)).then(
  () => 'written',
  (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
);
process.stdout.write(
  JSON.stringify({ outcome, value: await storage.get('carts', 'key'), keys: await storage.keys('carts') }),
);
