import type { Database } from './database';

/** What of a shop's work is watched: the transactions of its database, and the calls of its endpoints by their names. */
export type Watched = 'database' | 'use-case';

/** Watches how long work takes and what it is part of, for figures and traces. It changes nothing of what the work gives or throws. */
export interface Observer {
  watch<T>(kind: Watched, name: string, work: () => Promise<T>): Promise<T>;
}

/** A database whose units are watched, as 'read' and 'write'. */
export function watchedDatabase(database: Database, observer: Observer): Database {
  return {
    read: (work) => observer.watch('database', 'read', () => database.read(work)),
    write: (work, durability) => observer.watch('database', 'write', () => database.write(work, durability)),
    close: () => database.close(),
  };
}
