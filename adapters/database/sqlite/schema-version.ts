/**
 * Number of the newest migration. It is kept in the database file as well (PRAGMA user_version), so that opening a
 * current database costs one read and never loads the migrator.
 */
export const SCHEMA_VERSION = 45;
