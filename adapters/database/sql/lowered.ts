const CAPITALS = Array.from('АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁІЇЄҐÄÖÜÀÂÇÉÈÊËÎÏÔÙÛÑÍÓÚÁ');
/** SQLite refuses texts of SQL that are nested deeper than a few dozen times. */
const AT_ONCE = 8;

/** Statements that write a column in lower case, in the languages of the shop: `lower` of SQLite knows the English letters alone. */
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
