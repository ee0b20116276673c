/** Writes to a few keys until killed and prints each completed write. */
import { createFileStorage } from '../../../adapters/storage/file';

const [, , folder = ''] = process.argv;
const storage = createFileStorage({ folder });
for (let turn = Number(process.argv[3]); ; turn += 1) {
  const key = `key${turn % 3}`;
  await storage.set('carts', key, { turn, fill: 'x'.repeat((turn * 7919) % 200_000), end: true });
  process.stdout.write(`${key} ${turn}\n`);
}
