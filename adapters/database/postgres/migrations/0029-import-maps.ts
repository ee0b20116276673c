/** Column mappings of merchants' own tables, by a hash of the heading row. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE import_map (
     id TEXT COLLATE "C" PRIMARY KEY, heading TEXT COLLATE "C" NOT NULL, map TEXT COLLATE "C" NOT NULL, kept_at BIGINT NOT NULL)`,
];
