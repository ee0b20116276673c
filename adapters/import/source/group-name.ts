/** The title of a row and what of it was chosen. */
interface TitledChoice {
  readonly title: string;
  readonly choices: readonly string[];
}

/** The name of a group: its titles without what was chosen, or what they begin with. */
export function groupName(chosen: readonly TitledChoice[]): string {
  const bare = chosen.map(({ title, choices }) => withoutChoices(title, choices));
  const [first = ''] = bare;
  if (bare.every((name) => name === first)) return first;
  const words = first.split(' ');
  const isShared = (count: number) => bare.every((name) => name.startsWith(words.slice(0, count).join(' ')));
  const most = words.findLastIndex((_, at) => isShared(at + 1)) + 1;
  const shared = words
    .slice(0, most)
    .join(' ')
    .replace(/[\s,\-–|/(]+$/u, '');
  return shared.length > 2 ? shared : first;
}

/** 'Rain jacket, Black, M' and 'Rain jacket - M' of a black one in M are a rain jacket. */
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
      .replace(/[\s,\-–|/(]+$/u, '');
    if (shorter === '') return name;
    name = shorter;
  }
}
