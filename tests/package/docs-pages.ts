import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the documentation as it stands in the repository. */
export interface DocsPage {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** A fenced block of a page. */
export interface Block {
  readonly path: string;
  /** Line of the page that it begins on, from 1. */
  readonly line: number;
  /** What stands after the fence: 'sh', 'ts run file=shop.ts'. */
  readonly kind: string;
  readonly text: string;
}

/** README, CONTRIBUTING, CHANGELOG, SECURITY and every page below `docs`. */
export function docsPages(): readonly DocsPage[] {
  const inDocs = readdirSync('docs', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file));
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...inDocs].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
}

/** The fenced blocks of a page, in their order. */
export function blocksOf({ path, text }: DocsPage): readonly Block[] {
  return [...text.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map(({ 1: kind = '', 2: block = '', index }) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    kind,
    text: block,
  }));
}

/** The page without its fenced blocks and code within lines, which hold no links. */
export function proseOf({ text }: DocsPage): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
}

/** Anchors of the headings of a page, as GitHub and the site make them. */
export function anchorsOf({ text }: DocsPage): ReadonlySet<string> {
  const headings = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)];
  return new Set(
    headings.map(({ 1: heading = '' }) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .trim()
        .replace(/\s+/g, '-'),
    ),
  );
}
