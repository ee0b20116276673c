export interface MadePage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** Escapes double braces, which VitePress would evaluate. */
export function prose(text: string): string {
  return text.replaceAll('{{', '{\u200B{');
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cell = (text: string) =>
    prose(text)
      .replaceAll('|', '\\|')
      .replace(/\s*\n\s*/g, ' ');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

export function block(kind: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${kind}\n${text}\n${fence}`;
}

export function parts(...given: readonly string[]): string {
  return `${given.filter((part) => part !== '').join('\n\n')}\n`;
}
