/** Answers of the register of VAT numbers, and numbers of sales whose tax the buyer owes. */
export const VAT_CHECKS: readonly string[] = [
  `CREATE TABLE vat_check (
    number text NOT NULL COLLATE "C", requester text NOT NULL COLLATE "C", document text NOT NULL, at bigint NOT NULL,
    CONSTRAINT vat_check_pkey PRIMARY KEY (number, requester)
  )`,
  'CREATE INDEX vat_check_by_time ON vat_check (at)',
  'ALTER TABLE sales_fact ADD COLUMN vat_number text',
];
