import { defineConfig } from 'vitrine/config';
import { till } from './payments/till';

/** What the shop is made of: `vitrine serve` and every other command read it. */
export default defineConfig({
  payments: [till],
});
