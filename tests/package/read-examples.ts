import { docsPages } from './docs-pages';

export interface Example {
  readonly page: string;
  readonly line: number;
  readonly file: string;
  readonly kind: 'example' | 'run' | 'suite';
  readonly text: string;
}

const BLOCK = /^```ts(x?)([^\n]*)\n([\s\S]*?)^```$/gm;

/**
 * Reads every TypeScript block of the docs. The info string selects the check: ```` ```ts run file=shop.ts ````.
 * @throws Error with page and line when it is missing or unknown
 */
export function readExamples(): readonly Example[] {
  return docsPages().flatMap(({ path, text }) => examplesOf(path.slice(0, -'.md'.length), text));
}

function examplesOf(page: string, text: string): readonly Example[] {
  return [...text.matchAll(BLOCK)].map(({ 1: jsx = '', 2: words = '', 3: block = '', index }) => {
    const line = text.slice(0, index).split('\n').length;
    const marks = words.split(' ').filter((word) => word !== '');
    const named = marks.find((mark) => mark.startsWith('file='))?.slice('file='.length);
    const kinds = marks.filter((mark) => !mark.includes('='));
    const kind = kinds.at(-1);
    if (kind !== 'example' && kind !== 'run' && kind !== 'suite') {
      throw new Error(`${page}.md:${String(line)}: a TypeScript block says 'example', 'run' or 'suite' after ts`);
    }
    return { page, line, kind, file: named ?? `line-${String(line)}.ts${jsx}`, text: block };
  });
}
