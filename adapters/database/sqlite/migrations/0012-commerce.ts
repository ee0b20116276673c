/** Ways to ship and to pay, and rates of currencies: lists that the merchant sets. A change of one is a change of every page. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE commerce (name TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE TRIGGER commerce_written BEFORE INSERT ON commerce
   WHEN NOT EXISTS (SELECT 1 FROM commerce WHERE name = new.name AND document = new.document)
   BEGIN INSERT INTO change (kind, key) VALUES ('commerce', new.name); END`,
];
