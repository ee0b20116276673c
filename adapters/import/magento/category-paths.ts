/**
 * Parses 'Default Category/Men/Tops,Default Category/Sale'. '\/' is a slash in a name; a comma splits only before the
 * root name.
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
