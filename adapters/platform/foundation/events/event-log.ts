import type { Settings } from '../settings/options';
import type { Database, Repositories } from '../../ports/database';
import type { NewEvent } from '../../ports/foundation/events';
import { UnitNotice } from '../kernel/unit-notice';

type Db = Pick<Repositories, 'events'>;

/** Writes events in the unit of work of the change, so both commit together (outbox). */
export class EventLog {
  readonly #notice = new UnitNotice();

  constructor(private readonly settings: Pick<Settings, 'clock'>) {}

  async record(db: Db, event: NewEvent): Promise<void> {
    this.#notice.mark(db);
    await db.events.add([event], this.settings.clock.now());
  }

  noticing(database: Database, onEvent: () => void): Database {
    return this.#notice.noticing(database, onEvent);
  }
}
