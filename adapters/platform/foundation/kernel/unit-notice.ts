import type { Database, Repositories } from '../../ports/database';

type Unit = Partial<Repositories>;

export class UnitNotice {
  readonly #marked = new WeakSet<Unit>();

  mark(unit: Unit): void {
    this.#marked.add(unit);
  }

  noticing(database: Database, onCommit: () => void): Database {
    return {
      read: (work) => database.read(work),
      write: async (work, durability) => {
        const { made, isMarked } = await database.write(async (db) => {
          this.#marked.delete(db);
          const result = await work(db);
          return { made: result, isMarked: this.#marked.delete(db) };
        }, durability);
        if (isMarked) onCommit();
        return made;
      },
      close: () => database.close(),
    };
  }
}
