import source from '../../ui/design/tokens.css?raw';

/** One custom property of ui/design/tokens.css, as the file has it. */
export interface Token {
  readonly name: `--${string}`;
  readonly value: string;
  /** The comment that stands right above it; else empty. */
  readonly note: string;
}

/** What stands in the file under one heading: a comment after an empty line. */
export interface TokenSection {
  readonly heading: string;
  readonly tokens: readonly Token[];
}

const ROOT = /:root\s*\{([^}]*)\}/;
/** A comment with what stands before it, or a declaration. */
const PARTS = /(?<before>\s*)\/\*\s*(?<comment>.*?)\s*\*\/|(?<name>--[\w-]+):\s*(?<value>[^;]+);/gs;

function isToken(name: string | undefined): name is `--${string}` {
  return name?.startsWith('--') === true;
}

/** The tokens of a style sheet of the shape of ui/design/tokens.css, in its order, under its headings. Pure. */
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

/** The tokens of the shop. */
export const TOKEN_SECTIONS = readTokens(source);

const VALUES = new Map(TOKEN_SECTIONS.flatMap(({ tokens }) => tokens).map(({ name, value }) => [name, value]));

/** What the file says of a token; empty where it has none of that name. */
export function tokenValue(name: `--${string}`): string {
  return VALUES.get(name) ?? '';
}
