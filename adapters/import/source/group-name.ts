interface TitledChoice {
  readonly title: string;
  readonly choices: readonly string[];
}

/** Returns the common name of variants: titles without choices, or their common prefix. */
export function groupName(chosen: readonly TitledChoice[]): string {
  const bare = chosen.map(({ title, choices }) => withoutChoices(title, choices));
  const [first = ''] = bare;
  if (bare.every((name) => name === first)) return first;
  const words = first.split(' ');
  const isShared = (count: number) => bare.every((name) => name.startsWith(words.slice(0, count).join(' ')));
  const max = words.findLastIndex((_, at) => isShared(at + 1)) + 1;
  const shared = words
    .slice(0, max)
    .join(' ')
    .replace(/(?<![\s,\-–|/(])[\s,\-–|/(]+$/u, '');
  return shared.length > 2 ? shared : first;
}

function withoutChoices(title: string, values: readonly string[]): string {
  const endings = values.map((value) => value.toLowerCase());
  let name = title;
  for (;;) {
    const found = endings.find(
      (ending) =>
        /[\s,\-–|/(]$/u.test(name.toLowerCase().replace(/\)$/, '').slice(0, -ending.length)) &&
        name.toLowerCase().replace(/\)$/, '').endsWith(ending),
    );
    if (found === undefined) return name;
    const shorter = name
      .replace(/\)$/, '')
      .slice(0, -found.length)
      .replace(/(?<![\s,\-–|/(])[\s,\-–|/(]+$/u, '');
    if (shorter === '') return name;
    name = shorter;
  }
}
