/** Tables of the content module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE cms_page (
    id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, pages TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE cms_block (
    id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, blocks TEXT NOT NULL
  ) STRICT`,
];

/** Indexes and triggers of these tables. */
export const RULES: readonly string[] = [
  `CREATE TRIGGER cms_page_written BEFORE INSERT ON cms_page
    WHEN NOT EXISTS (SELECT 1 FROM cms_page WHERE id = new.id AND identifier IS new.identifier AND pages IS new.pages)
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('page', new.identifier, NULL); END`,
  `CREATE TRIGGER cms_block_written BEFORE INSERT ON cms_block
    WHEN NOT EXISTS (SELECT 1 FROM cms_block WHERE id = new.id AND identifier IS new.identifier AND blocks IS new.blocks)
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('block', new.identifier, NULL); END`,
  `CREATE TRIGGER cms_page_removed AFTER DELETE ON cms_page
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('page', old.identifier, NULL); END`,
  `CREATE TRIGGER cms_block_removed AFTER DELETE ON cms_block
    BEGIN INSERT INTO change (kind, key, detail) VALUES ('block', old.identifier, NULL); END`,
];
