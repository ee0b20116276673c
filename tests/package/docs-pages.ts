import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DocsPage {
  readonly path: string;
  readonly text: string;
}

export interface Block {
  readonly path: string;
  readonly line: number;
  /** Info string: 'sh', 'ts run file=shop.ts'. */
  readonly kind: string;
  readonly text: string;
}

export function docsPages(): readonly DocsPage[] {
  const inDocs = readdirSync('docs', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file));
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...inDocs].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
}

export function blocksOf({ path, text }: DocsPage): readonly Block[] {
  return [...text.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map(({ 1: kind = '', 2: block = '', index }) => ({
    path,
    line: text.slice(0, index).split('\n').length,
    kind,
    text: block,
  }));
}

export function proseOf({ text }: DocsPage): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
}

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
