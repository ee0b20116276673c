const CAPITALS = Array.from('АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁІЇЄҐÄÖÜÀÂÇÉÈÊËÎÏÔÙÛÑÍÓÚÁ');
const AT_ONCE = 8;

/** Returns statements that lower-case a column in all shop languages; SQLite's `lower` handles ASCII only. */
export function lowering(table: string, column: string): readonly string[] {
  const statements = [`UPDATE ${table} SET ${column} = lower(${column})`];
  for (let at = 0; at < CAPITALS.length; at += AT_ONCE) {
    const text = CAPITALS.slice(at, at + AT_ONCE).reduce(
      (sql, letter) => `replace(${sql}, '${letter}', '${letter.toLowerCase()}')`,
      column,
    );
    statements.push(`UPDATE ${table} SET ${column} = ${text}`);
  }
  return statements;
}
