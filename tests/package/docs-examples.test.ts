import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openApi } from '../../core/contract/openapi';
import { ENDPOINTS } from '../../core/contract/table';
import { sourceEntries } from '../../scripts/source-entries.mjs';
import { readExamples, type Example } from './read-examples';

const ROOT = process.cwd();
const FOLDER = join(ROOT, '.build/docs-examples');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const examples = readExamples();

const pathOf = ({ page, file }: Example) => join(FOLDER, page, file);
const load = (example: Example): Promise<unknown> => import(/* @vite-ignore */ pathOf(example));

async function writeClient(): Promise<void> {
  const using = examples.filter(({ text }) => text.includes("from './api'"));
  const { default: generate, astToString } = await import('openapi-typescript');
  const types = astToString(await generate(JSON.stringify(openApi(ENDPOINTS))));
  for (const { page } of using) writeFileSync(join(FOLDER, page, 'api.d.ts'), types);
}

function copySources(): void {
  for (const { page, text } of examples) {
    for (const [, name = ''] of text.matchAll(/from '\.\/(shopify)(?:\/\w+)?'/g)) {
      cpSync(join(ROOT, 'examples', name), join(FOLDER, page, name), { recursive: true });
    }
  }
}

function writeAll(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const example of examples) {
    mkdirSync(dirname(pathOf(example)), { recursive: true });
    writeFileSync(pathOf(example), example.text);
  }
  const paths = sourceEntries().map(({ entry, source }): [string, string[]] => [entry, [relative(FOLDER, source)]]);
  const config = {
    extends: '../../tsconfig.json',
    // Examples need not use every name they declare.
    compilerOptions: { paths: Object.fromEntries(paths), noUnusedLocals: false, moduleDetection: 'force' },
    include: ['**/*.ts', '**/*.tsx', relative(FOLDER, join(ROOT, 'ui/design/css-variables.d.ts'))],
    exclude: [],
  };
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
}

async function typeCheck(): Promise<string> {
  const info = join(ROOT, '.cache/tsc/docs-examples');
  const args = [TSC, '-p', FOLDER, '--incremental', '--tsBuildInfoFile', info];
  try {
    return (await promisify(execFile)(process.execPath, args, { cwd: ROOT })).stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

writeAll();
copySources();
await writeClient();

describe('the examples of the documentation', () => {
  it('exist', () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  it('pass the type check of this repository', async () => {
    expect(await typeCheck()).toBe('');
  }, 600_000);

  it.each(examples.filter(({ kind }) => kind === 'run'))('run: $page, line $line', async (example) => {
    await load(example);
  });
});

for (const example of examples.filter(({ kind }) => kind === 'suite')) await load(example);
