import { docsPages } from './docs-pages';

/** A fenced block of TypeScript on a page of the documentation. */
export interface Example {
  /** Path of the page from the root, without its ending. */
  readonly page: string;
  /** Line of the page that it begins on, from 1. */
  readonly line: number;
  /** Name of the file that it stands for; blocks of one page lie in one folder and may import each other. */
  readonly file: string;
  /** 'run': a program that ends; 'suite': its tests are run; 'example': its types alone are checked. */
  readonly kind: 'example' | 'run' | 'suite';
  readonly text: string;
}

const BLOCK = /^```ts(x?)([^\n]*)\n([\s\S]*?)^```$/gm;

/**
 * Every TypeScript block of the pages of the documentation. The words after `ts` say what becomes of it: ```` ```ts run file=shop.ts ````.
 * @throws Error naming page and line of a block that says nothing, or something else
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
