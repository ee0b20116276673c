import type { Database, Repositories } from '../ports/database';

/** The repositories of one unit, or those of them that somebody works with. */
type Unit = Partial<Repositories>;

/** Notices which units of work wrote something that somebody waits for. */
export class UnitNotice {
  readonly #marked = new WeakSet<Unit>();

  /** Says that this unit wrote something. */
  mark(unit: Unit): void {
    this.#marked.add(unit);
  }

  /** A database that calls `onCommit` once a unit is committed that was marked. */
  noticing(database: Database, onCommit: () => void): Database {
    return {
      read: (work) => database.read(work),
      write: async (work, durability) => {
        const { made, isMarked } = await database.write(async (db) => {
          this.#marked.delete(db); // of a unit that failed: a database may hand out the same repositories again
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
