import type { Database } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';

export function importMapCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  const kept = (id: string, keptAt: number, column = 'No') => ({
    ...{ id, keptAt, columns: [column, 'Größe, "EU"'] },
    map: { columns: [{ column, field: 'sku' as const }], decimal: 'comma' as const },
  });

  it('replaces a column mapping with the same id, lists the newest first, and deletes it', async () => {
    const database = await open();
    await database.write(async ({ importMaps }) => {
      await importMaps.keep(kept('a', 10));
      await importMaps.keep(kept('b', 20));
      await importMaps.keep(kept('a', 30, 'Code'));
    });
    expect(await database.read((db) => db.importMaps.byId('a'))).toEqual(kept('a', 30, 'Code'));
    expect(await database.read((db) => db.importMaps.newest(10))).toEqual([kept('a', 30, 'Code'), kept('b', 20)]);
    expect(await database.read((db) => db.importMaps.newest(1))).toEqual([kept('a', 30, 'Code')]);
    expect(await database.write((db) => db.importMaps.drop('a'))).toBe(true);
    expect(await database.write((db) => db.importMaps.drop('a'))).toBe(false);
    expect(await database.read((db) => db.importMaps.byId('a'))).toBeUndefined();
  });
}
