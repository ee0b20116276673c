import { defineConfig } from 'vitrine/config';
import { till } from './payments/till';

export default defineConfig({
  payments: [till],
});
