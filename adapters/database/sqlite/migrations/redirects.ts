/** Permanent redirects of old addresses. */
export const REDIRECTS: readonly string[] = [
  `CREATE TABLE redirect (
    id INTEGER PRIMARY KEY AUTOINCREMENT, from_path TEXT NOT NULL UNIQUE, to_path TEXT NOT NULL
  ) STRICT`,
];
