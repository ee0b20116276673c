/** A page or block that staff removes is a change of what pages show. */
export const STATEMENTS: readonly string[] = [
  `CREATE TRIGGER cms_page_removed AFTER DELETE ON cms_page
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('page', old.identifier, NULL); END`,
  `CREATE TRIGGER cms_block_removed AFTER DELETE ON cms_block
   BEGIN INSERT INTO change (kind, key, detail) VALUES ('block', old.identifier, NULL); END`,
];
