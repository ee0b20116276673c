/** Who of the staff has which record open; a page is forgotten a minute after it was heard of last. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE staff_presence (
     kind TEXT COLLATE "C" NOT NULL, record TEXT COLLATE "C" NOT NULL, page TEXT COLLATE "C" NOT NULL,
     customer_id BIGINT NOT NULL REFERENCES customer (id) ON DELETE CASCADE, editing BIGINT NOT NULL,
     since BIGINT NOT NULL, seen_at BIGINT NOT NULL, PRIMARY KEY (kind, record, page))`,
];
