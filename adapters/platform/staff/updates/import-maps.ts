import { createHash } from 'node:crypto';
import { importMap, type ImportMap } from '../../../../core/contract/staff/import-map';
import type { Clock } from '../../../../core/ports';
import type { Database } from '../../ports/database';
import type { ImportMapKeeper, KeptImportMap } from '../../ports/staff/import-maps';

const MAX_LISTED = 100;

interface Dependencies {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly clock: Pick<Clock, 'now'>;
}

export class ImportMaps implements ImportMapKeeper {
  constructor(private readonly parts: Dependencies) {}

  async find(columns: readonly string[]): Promise<KeptImportMap | undefined> {
    const kept = await this.parts.database.read((db) => db.importMaps.byId(idOf(columns)));
    // Maps of earlier versions may name removed fields.
    const parsed = importMap.safeParse(kept?.map);
    return kept === undefined || !parsed.success ? undefined : { ...kept, map: parsed.data };
  }

  async keep(columns: readonly string[], map: ImportMap): Promise<KeptImportMap> {
    const kept = { id: idOf(columns), columns: [...columns], map, keptAt: this.parts.clock.now() };
    await this.parts.database.write((db) => db.importMaps.keep(kept), 'power');
    return kept;
  }

  list(): Promise<readonly KeptImportMap[]> {
    return this.parts.database.read((db) => db.importMaps.newest(MAX_LISTED));
  }

  forget(id: string): Promise<boolean> {
    return this.parts.database.write((db) => db.importMaps.drop(id), 'power');
  }
}

/** Hash of the heading row, including column order. */
function idOf(columns: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(columns)).digest('hex').slice(0, 16);
}
