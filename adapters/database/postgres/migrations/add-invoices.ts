/** Issued invoices and credit notes, and the last number of each series. */
export const ADD_INVOICES: readonly string[] = [
  `CREATE TABLE invoice (
    number text NOT NULL COLLATE "C", kind text NOT NULL COLLATE "C", series text NOT NULL COLLATE "C",
    position bigint NOT NULL, order_id bigint NOT NULL, issued_at bigint NOT NULL, issued_on text NOT NULL COLLATE "C",
    document text NOT NULL COLLATE "C", hash text NOT NULL COLLATE "C",
    CONSTRAINT invoice_kind_check CHECK (kind IN ('invoice', 'credit_note')),
    CONSTRAINT invoice_position_check CHECK (position > 0),
    CONSTRAINT invoice_pkey PRIMARY KEY (number),
    CONSTRAINT invoice_series_position_key UNIQUE (series, position),
    CONSTRAINT invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE invoice_series (
    series text NOT NULL COLLATE "C", last bigint NOT NULL, CONSTRAINT invoice_series_pkey PRIMARY KEY (series)
  )`,
  `CREATE UNIQUE INDEX invoice_once ON invoice (order_id) WHERE kind = 'invoice'`,
  'CREATE INDEX invoice_order ON invoice (order_id, issued_at)',
  'CREATE INDEX invoice_date ON invoice (issued_on, number)',
  `CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'issued invoices cannot be changed'; END $$`,
  `CREATE TRIGGER invoice_fixed BEFORE UPDATE ON invoice FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change()`,
];
