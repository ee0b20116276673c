import { openPostgres } from '../../../adapters/database/postgres';
import { numberOf, optionalNumberOf, textOf } from '../../../adapters/database/sql/base/columns';
import { createDatabase } from '../../fixtures/postgres';
import { DirectPostgres } from './direct-postgres';
import { namesOf, type ShopData } from './shop-data';

interface UnderWay {
  readonly begin: () => void;
  readonly end: () => void;
}

/** Creates a database on a PostgreSQL server; the user must be superuser. */
export async function postgresData(server: string, underWay: UnderWay): Promise<ShopData> {
  const { url, drop } = await createDatabase(server);
  const counted = async <T>(unit: () => Promise<T>): Promise<T> => {
    underWay.begin();
    try {
      return await unit();
    } finally {
      underWay.end();
    }
  };
  let counts: readonly string[] = [];
  return {
    place: async () => {
      const stored = await openPostgres({ url, max: 4 });
      return {
        data: ':memory:',
        database: {
          read: (work) => counted(() => stored.read(work)),
          write: (work, durability) => counted(() => stored.write(work, durability)),
          close: () => stored.close(),
        },
      };
    },
    connect: () => {
      const direct = new DirectPostgres(url);
      // Rows are deleted and restored table by table, so disable foreign keys.
      direct.exec('SET session_replication_role = replica');
      return direct;
    },
    keep: (direct) => {
      direct.exec('CREATE SCHEMA template');
      const tables = namesOf(direct.sql(TABLES).all());
      direct.exec(tables.map((name) => `CREATE TABLE template.${name} AS TABLE public.${name}`).join(';'));
      counts = direct
        .sql("SELECT sequencename AS name, last_value AS n FROM pg_sequences WHERE schemaname = 'public'")
        .all()
        .filter((row) => textOf(row, 'name') !== 'change_id_seq')
        .map((row) => {
          const last = optionalNumberOf(row, 'n');
          const set = last === undefined ? '1, false' : `${numberOf(row, 'n')}, true`;
          return `SELECT setval('public.${textOf(row, 'name')}', ${set})`;
        });
    },
    recount: (direct) => direct.exec(counts.join(';')),
    tables: (direct) => namesOf(direct.sql(TABLES).all()),
    remove: drop,
  };
}

const TABLES = "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'";
