import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fenced block of TypeScript on a page of the documentation. */
export interface Example {
  /** Path of the page in that folder, without its ending. */
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
 * Every TypeScript block of the pages in a folder and those below it. The words after `ts` say what becomes of it: ```` ```ts run file=shop.ts ````.
 * @throws Error naming page and line of a block that says nothing, or something else
 */
export function readExamples(folder: string): readonly Example[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => examplesOf(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8')));
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
