/** Search words without results, by day; they may contain names. */
export const MISSED_SEARCHES: readonly string[] = [
  `CREATE TABLE missed_search (
    day INTEGER NOT NULL, store_code TEXT NOT NULL, words TEXT NOT NULL, hits INTEGER NOT NULL,
    PRIMARY KEY (day, store_code, words)
  ) STRICT, WITHOUT ROWID`,
];
