/** What the columns of merchants' own tables mean, by a hash of their heading rows. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE import_map (
     id TEXT COLLATE "C" PRIMARY KEY, heading TEXT COLLATE "C" NOT NULL, map TEXT COLLATE "C" NOT NULL, kept_at BIGINT NOT NULL)`,
];
