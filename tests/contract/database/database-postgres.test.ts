import * as vitest from 'vitest';
import { databaseSuite } from '../../../testing';
import { POSTGRES_URL } from '../../fixtures/postgres';
import { onPostgres } from './sources';
import { wholeShopSuite } from './whole-shop-suite';

vitest.describe.skipIf(POSTGRES_URL === undefined)('on a server', () => {
  vitest.describe('the database PostgreSQL', () => databaseSuite(vitest, onPostgres));
  wholeShopSuite('PostgreSQL', onPostgres);
});
