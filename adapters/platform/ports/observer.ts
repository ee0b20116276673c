import type { Database } from './database';

export type Watched = 'database' | 'use-case';

/** Measures and traces work without changing its result or errors. */
export interface Observer {
  watch<T>(kind: Watched, name: string, work: () => Promise<T>): Promise<T>;
}

export function watchedDatabase(database: Database, observer: Observer): Database {
  return {
    read: (work) => observer.watch('database', 'read', () => database.read(work)),
    write: (work, durability) => observer.watch('database', 'write', () => database.write(work, durability)),
    close: () => database.close(),
  };
}
