export function listOf(text: string): readonly string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}

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
