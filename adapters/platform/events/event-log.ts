import type { Settings } from '../settings/options';
import type { Database, Repositories } from '../ports/database';
import type { NewEvent } from '../ports/events';

type Db = Pick<Repositories, 'events'>;

/** Where services write what happens, each in the unit of work in which it does: it is there exactly when that is. */
export class EventLog {
  /** The repositories of units that wrote something. */
  readonly #wrote = new WeakSet<Db>();

  constructor(private readonly settings: Pick<Settings, 'clock'>) {}

  async record(db: Db, event: NewEvent): Promise<void> {
    this.#wrote.add(db);
    await db.events.add(event, this.settings.clock.now());
  }

  /** A database that calls `onEvent` once a unit is committed in which something happened. */
  noticing(database: Database, onEvent: () => void): Database {
    return {
      read: (work) => database.read(work),
      write: async (work, durability) => {
        let unit: Db | undefined;
        const result = await database.write((db) => {
          unit = db;
          this.#wrote.delete(db); // a database may hand out the same repositories again
          return work(db);
        }, durability);
        if (unit !== undefined && this.#wrote.delete(unit)) onEvent();
        return result;
      },
      close: () => database.close(),
    };
  }
}
