/** Files that are sold as downloads, and who may download them. Their content lies in the file store. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE download_file (
     id TEXT COLLATE "C" PRIMARY KEY, name TEXT COLLATE "C" NOT NULL, size BIGINT NOT NULL, sha256 TEXT COLLATE "C" NOT NULL,
     is_sample BIGINT NOT NULL, created_at BIGINT NOT NULL)`,
  `CREATE TABLE order_download (
     id TEXT COLLATE "C" PRIMARY KEY, order_id BIGINT NOT NULL, line BIGINT NOT NULL, position BIGINT NOT NULL,
     title TEXT COLLATE "C" NOT NULL, file_id TEXT COLLATE "C", most BIGINT, used BIGINT NOT NULL, serial BIGINT NOT NULL,
     granted_at BIGINT, expires_at BIGINT, last_at BIGINT, UNIQUE (order_id, line, position))`,
];
