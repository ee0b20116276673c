/** Parts of a cell that WooCommerce has joined with commas; one within a part has a backslash before it. */
export function listOf(text: string): readonly string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}

/** Categories as paths of names: 'Clothing > Tops, Sale' → [['Clothing', 'Tops'], ['Sale']]. */
export function categoryPaths(text: string): readonly (readonly string[])[] {
  return listOf(text)
    .map((path) =>
      path
        .split('>')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .filter((names) => names.length > 0);
}
