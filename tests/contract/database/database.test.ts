import * as vitest from 'vitest';
import { databaseSuite } from '../../../testing';
import { DATABASES } from './sources';
import { wholeShopSuite } from './whole-shop-suite';

for (const [name, source] of Object.entries(DATABASES)) {
  vitest.describe(`the database ${name}`, () => databaseSuite(vitest, source));
  wholeShopSuite(name, source);
}
