/** Answers of the register of VAT numbers, and numbers of sales whose tax the buyer owes. */
export const VAT_CHECKS: readonly string[] = [
  `CREATE TABLE vat_check (
    number TEXT NOT NULL, requester TEXT NOT NULL, document TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (number, requester)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX vat_check_by_time ON vat_check (at)',
  'ALTER TABLE sales_fact ADD COLUMN vat_number TEXT',
];
