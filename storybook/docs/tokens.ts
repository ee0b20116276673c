import source from '../../ui/design/tokens.css?raw';

export interface Token {
  readonly name: `--${string}`;
  readonly value: string;
  /** The comment directly above it, otherwise empty. */
  readonly note: string;
}

export interface TokenSection {
  readonly heading: string;
  readonly tokens: readonly Token[];
}

const ROOT = /:root\s*\{([^}]*)\}/;
const PARTS = /(?<before>\s*)\/\*\s*(?<comment>.*?)\s*\*\/|(?<name>--[\w-]+):\s*(?<value>[^;]+);/gs;

function isToken(name: string | undefined): name is `--${string}` {
  return name?.startsWith('--') === true;
}

export function readTokens(css: string): readonly TokenSection[] {
  const sections: { heading: string; tokens: Token[] }[] = [];
  let note = '';
  for (const { groups = {} } of (ROOT.exec(css)?.[1] ?? '').matchAll(PARTS)) {
    const { before = '', comment, name, value = '' } = groups;
    const isHeading = comment !== undefined && (sections.length === 0 || before.split('\n').length > 2);
    if (isHeading) sections.push({ heading: comment, tokens: [] });
    if (isToken(name)) sections.at(-1)?.tokens.push({ name, value: value.replaceAll(/\s+/g, ' '), note });
    note = isHeading ? '' : (comment ?? '');
  }
  return sections;
}

export const TOKEN_SECTIONS = readTokens(source);

const VALUES = new Map(TOKEN_SECTIONS.flatMap(({ tokens }) => tokens).map(({ name, value }) => [name, value]));

export function tokenValue(name: `--${string}`): string {
  return VALUES.get(name) ?? '';
}
