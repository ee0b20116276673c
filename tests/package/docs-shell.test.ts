import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOf } from './docs-checks';
import { blocksOf, docsPages, type Block, type DocsPage } from './docs-pages';
import { openDocsShell, type DocsShell } from './docs-shell';

const pages = docsPages();
const runs = pages.filter((page) => blocksOf(page).some(({ kind }) => kind.startsWith('sh run')));
const PARTING = '==== ';

let shell: DocsShell;
let folder: string;
const seeded = () => join(folder, 'seeded');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-docs-'));
  shell = await openDocsShell();
  const { said, code } = await shell.run(
    `AT=seeding; vitrine --data '${seeded()}' catalog seed --products 140`,
    folder,
  );
  expect([code, code === 0 ? '' : said]).toEqual([0, '']);
}, 120_000);
afterAll(async () => {
  await shell.close();
  rmSync(folder, { recursive: true, force: true });
});

function scriptOf(block: Block): string {
  const check = checkOf(block);
  if (check.by !== 'shell') return '';
  const at = `${block.path}:${String(block.line)}`;
  const begin = `AT='${at}'; echo '${PARTING}${at}'\n`;
  if (!check.fails) return begin + block.text;
  return `${begin}if (\n${block.text}); then echo 'it did not fail'; AT='${at}' false; fi\n`;
}

function isAsPromised(line: string, promised: string): boolean {
  const [first = '', ...others] = promised.split('…');
  const last = others.pop();
  if (last === undefined) return line === promised;
  if (!line.startsWith(first) || !line.endsWith(last)) return false;
  let from = first.length;
  return others.every((part) => {
    const at = line.indexOf(part, from);
    from = at + part.length;
    return at !== -1;
  });
}

function missing(promised: string, said: string): readonly string[] {
  const plain = (words: string) => words.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  const lines = plain(said);
  let from = 0;
  return plain(promised).filter((wanted) => {
    if (wanted === '' || wanted === '…') return false;
    const at = lines.findIndex((line, index) => index >= from && isAsPromised(line, wanted));
    if (at !== -1) from = at + 1;
    return at === -1;
  });
}

function folderOf(blocks: readonly Block[], name: string): string {
  const place = join(folder, name);
  cpSync(seeded(), join(place, '.vitrine'), { recursive: true });
  for (const block of blocks) {
    const check = checkOf(block);
    if (check.by === 'file') writeFileSync(join(place, check.file), block.text);
  }
  return place;
}

async function runPage(page: DocsPage, name: string): Promise<readonly string[]> {
  const blocks = blocksOf(page);
  const { said, code } = await shell.run(blocks.map(scriptOf).join(''), folderOf(blocks, name));
  if (code !== 0) return [said];
  const parts = new Map(
    said
      .split(PARTING)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
  );
  let latest = '';
  return blocks.flatMap((block) => {
    const at = `${block.path}:${String(block.line)}`;
    const check = checkOf(block);
    if (check.by === 'shell') latest = parts.get(at) ?? '';
    if (check.by !== 'output') return [];
    return missing(block.text, latest).map((line) => `${at} promises '${line}', and this was said:\n${latest}`);
  });
}

describe('the code blocks of the documentation', () => {
  it('are all run, or say why not', () => {
    const faults = pages.flatMap(blocksOf).flatMap((block) => {
      try {
        checkOf(block);
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(faults).toEqual([]);
  });

  it.each(['sh', 'txt', 'js', 'sh why=lazy', 'sh tested=tests/gone.test.ts', 'sh tested=tests/package/docs-shell.ts'])(
    'are reported with only: %s',
    (kind) => {
      expect(() => checkOf({ path: 'docs/start.md', line: 7, kind, text: '' })).toThrow('docs/start.md:7');
    },
  );

  it.each(runs.map((page, at) => ({ path: page.path, page, at })))('work as described: $path', async ({ page, at }) => {
    expect(await runPage(page, String(at))).toEqual([]);
  });

  it.each([
    ['a command that fails', '```sh run\nnpx vitrine product show NONE\necho after\n```\n', 'NONE'],
    ['a command that should fail and does not', '```sh run fails\nnpx vitrine cart show\n```\n', 'it did not fail'],
    [
      'different output',
      '```sh run\nnpx vitrine cart show\n```\n\n```txt output\nThree … things\n```\n',
      "promises 'Three … things'",
    ],
  ])('are reported with %s', async (name, text, fault) => {
    expect(await runPage({ path: 'docs/x.md', text }, name)).toEqual([expect.stringContaining(fault)]);
  });
});
