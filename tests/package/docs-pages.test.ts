import { CommanderError } from 'commander';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AREAS } from '../../cli/areas';
import { argumentName, optionName } from '../../cli/declare/command';
import { createProgram } from '../../cli/declare/program';
import { lookUp } from '../../core/shopper';
import { anchorsOf, blocksOf, docsPages, proseOf, type DocsPage } from './docs-pages';
import { shellLines, vitrineArguments } from './shell-lines';

const pages = docsPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

function deadLinks(page: DocsPage): readonly string[] {
  return [...proseOf(page).matchAll(/\]\(([^)\s]+)\)|<(https?:[^>\s]+)>/g)].flatMap(([, target, bare]) => {
    const link = target ?? bare ?? '';
    if (/^https?:/.test(link)) return URL.canParse(link) ? [] : [`${page.path}: ${link}`];
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page.path : normalize(join(dirname(page.path), path));
    const reached = byPath.get(file);
    const isThere = reached === undefined ? existsSync(file) : anchor === undefined || anchorsOf(reached).has(anchor);
    return isThere ? [] : [`${page.path}: ${link}`];
  });
}

const NAMED_FILE = /`((?:core|adapters|ui|cli|testing|tests|storybook|scripts|examples)\/[^`\s#]+)[^`\n]*`/g;

/** A path up to its first part that is a pattern; `<language>` stands for each of the languages. */
function knownPart(path: string): string {
  return path.replace('<language>', 'en').replace(/\/[^/]*[*%{<…].*$/, '');
}

function goneFiles({ path, text }: DocsPage): readonly string[] {
  const named = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(NAMED_FILE)].map(([, file = '']) =>
    knownPart(file),
  );
  const isThere = (file: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(file + ending));
  return named.filter((file) => !isThere(file)).map((file) => `${path}: ${file}`);
}

function faultOf(words: readonly string[]): string | undefined {
  const plain = words.filter((word) => word !== '…');
  const named = plain.find((word) => AREAS.some(({ name }) => name === word));
  const open = AREAS.find(({ name }) => name === named);
  const program = createProgram({ areas: AREAS, open, version: '', print: () => undefined });
  try {
    const { command, raw } = program.read(plain);
    for (const [key, parameter] of Object.entries(command.args)) parameter.read(lookUp(raw, key), argumentName(key));
    for (const [key, parameter] of Object.entries(command.options)) parameter.read(lookUp(raw, key), optionName(key));
    return undefined;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return undefined;
    return error instanceof Error ? error.message : String(error);
  }
}

const [scripts, ofStarter] = ['package.json', 'examples/starter/package.json'].map((file) => {
  const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).scripts;
});
const STARTER = 'docs/guides/your-own-shop.md';

function faultOfLine(words: readonly string[], path?: string): string | undefined {
  const call = vitrineArguments(words);
  if (call !== undefined) return faultOf(call);
  if (words[0] !== 'npm' || words[1] !== 'run') return undefined;
  const known = (path === STARTER ? ofStarter : scripts) ?? {};
  return lookUp(known, words[2] ?? '') === undefined ? `no script ${String(words[2])}` : undefined;
}

describe('the documentation pages', () => {
  it('have no broken links', () => {
    expect(pages.flatMap(deadLinks)).toEqual([]);
  });

  it.each([
    ['a missing page', 'see [it](gone.md)', 'docs/x.md: gone.md'],
    ['a missing heading', 'see [it](glossary.md#nothing)', 'docs/x.md: glossary.md#nothing'],
    ['an invalid URL', '[it](https://)', 'docs/x.md: https://'],
  ])('are reported with %s', (_, text, fault) => {
    expect(deadLinks({ path: 'docs/x.md', text })).toEqual([fault]);
  });

  it('name existing files', () => {
    // The changelog also tells of files that are gone.
    expect(pages.filter(({ path }) => path !== 'CHANGELOG.md').flatMap(goneFiles)).toEqual([]);
  });

  it('are reported with a missing file', () => {
    const text =
      'see `core/gone.ts#name`, `ui/gone/<language>/a.json`, `ui/text/messages/*/first.json` and `core/cart`';
    expect(goneFiles({ path: 'docs/x.md', text })).toEqual(['docs/x.md: core/gone.ts', 'docs/x.md: ui/gone/en/a.json']);
  });

  it('use existing commands, with valid options and values', () => {
    const calls = pages
      .flatMap(blocksOf)
      .filter(({ kind }) => /^(?:sh|cron)\b/.test(kind))
      .flatMap((block) => shellLines(block.text).map((words) => ({ ...block, words })));
    expect(calls.filter(({ words }) => vitrineArguments(words) !== undefined).length).toBeGreaterThan(40);
    const faults = calls.map(({ path, line, words }) => ({
      at: `${path}:${String(line)}`,
      fault: faultOfLine(words, path),
    }));
    expect(faults.filter(({ fault }) => fault !== undefined)).toEqual([]);
  });

  it.each([
    'vitrine cart put TEE',
    'npx vitrine catalog search --sort dearest x',
    'npm start -- --prot 1',
    'npm run x',
  ])('are reported with the line %s', (line) => {
    expect(shellLines(line).map((words) => faultOfLine(words))).toEqual([expect.any(String)]);
  });

  it('contain valid JSON', () => {
    for (const { kind, text } of pages.flatMap(blocksOf).filter(({ kind }) => kind.startsWith('json'))) {
      expect(() => z.unknown().parse(JSON.parse(text)), `${kind}: ${text}`).not.toThrow();
    }
  });

  it('begin with a README of at most 150 lines', () => {
    expect(byPath.get('README.md')?.text.split('\n').length).toBeLessThanOrEqual(150);
  });
});
