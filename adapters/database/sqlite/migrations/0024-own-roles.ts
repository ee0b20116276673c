/** Roles that a merchant makes of permissions, who has them, and by which session of their own somebody acts as another. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE staff_role (
     name TEXT PRIMARY KEY, title TEXT NOT NULL, permissions TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  `ALTER TABLE customer ADD COLUMN own_roles TEXT NOT NULL DEFAULT '[]'`,
  `ALTER TABLE session ADD COLUMN actor_session_id INTEGER`,
  // Whose own session those belong to is not known: staff starts again.
  `DELETE FROM session WHERE actor_id IS NOT NULL`,
];
