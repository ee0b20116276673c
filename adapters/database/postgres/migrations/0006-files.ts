/**
 * Files of a shop that keeps them in its database, so that its processes share them. Pictures are packed already: kept as they are, a part of
 * one is read without the rest.
 */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE file (
     key TEXT COLLATE "C" PRIMARY KEY, size BIGINT NOT NULL, sha256 TEXT COLLATE "C" NOT NULL, written_at BIGINT NOT NULL, bytes BYTEA NOT NULL)`,
  `ALTER TABLE file ALTER COLUMN bytes SET STORAGE EXTERNAL`,
];
