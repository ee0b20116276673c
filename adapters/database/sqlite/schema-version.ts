/** Also stored as PRAGMA user_version, so opening a current database never loads the migrations. */
export const SCHEMA_VERSION = 68;
