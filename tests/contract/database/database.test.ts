import * as vitest from 'vitest';
import { databaseSuite } from '../../../testing';
import { EMBEDDED_DATABASES } from './sources';
import { wholeShopSuite } from './whole-shop-suite';

for (const [name, source] of Object.entries(EMBEDDED_DATABASES)) {
  vitest.describe(`the database ${name}`, () => databaseSuite(vitest, source));
  wholeShopSuite(name, source);
}
