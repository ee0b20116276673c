/** Search words without results, by day; they may contain names. */
export const MISSED_SEARCHES: readonly string[] = [
  `CREATE TABLE missed_search (
    day bigint NOT NULL, store_code text NOT NULL COLLATE "C", words text NOT NULL COLLATE "C", hits bigint NOT NULL,
    CONSTRAINT missed_search_pkey PRIMARY KEY (day, store_code, words)
  )`,
];
