/**
 * Takes the categories of a product apart: 'Default Category/Men/Tops,Default Category/Sale' → the names of each path from
 * the root down. '\/' is a slash inside a name. A comma inside a name is known by what follows it: not the root's name.
 */
export function parseCategoryPaths(text: string): readonly (readonly string[])[] {
  const paths: string[] = [];
  let root: string | undefined;
  for (const piece of text.split(',')) {
    const first = namesOf(piece)[0];
    root ??= first;
    const last = paths.length - 1;
    if (first === root || last < 0) paths.push(piece);
    else paths[last] = `${paths[last] ?? ''},${piece}`;
  }
  return paths.map(namesOf).filter((names) => names.length > 0);
}

function namesOf(path: string): readonly string[] {
  return path
    .split(/(?<!\\)\//)
    .map((name) => name.replaceAll('\\/', '/').replace(/\s+/gu, ' ').trim())
    .filter((name) => name !== '');
}
