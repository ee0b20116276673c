/** A page of the reference that is made when the site is built. */
export interface MadePage {
  /** Below `reference`, without an ending: 'sdk/cart'. */
  readonly path: string;
  /** In the navigation. */
  readonly title: string;
  readonly text: string;
}

/** Text of a docstring or summary as Markdown that Vue leaves alone: VitePress would compute what stands in two braces. */
export function prose(text: string): string {
  return text.replaceAll('{{', '{\u200B{');
}

/** A table; without rows, nothing. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cell = (text: string) =>
    prose(text)
      .replaceAll('|', '\\|')
      .replace(/\s*\n\s*/g, ' ');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A fenced block, whatever stands in it. */
export function block(kind: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${kind}\n${text}\n${fence}`;
}

/** Parts of a page, those that are empty left out. */
export function parts(...given: readonly string[]): string {
  return `${given.filter((part) => part !== '').join('\n\n')}\n`;
}
