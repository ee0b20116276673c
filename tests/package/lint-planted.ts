import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const ROOT = join(import.meta.dirname, '../..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
const CONFIG = z.looseObject({ jsPlugins: z.array(z.string()), options: z.looseObject({}) });
const SAID = z.object({
  diagnostics: z.array(z.object({ code: z.optional(z.string()), message: z.string(), filename: z.string() })),
});

export interface Linted {
  readonly status: number | null;
  rulesOf(path: string): readonly string[];
}

export function lintPlanted(files: ReadonlyMap<string, string>, { types }: { readonly types: boolean }): Linted {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lint-'));
  try {
    const config = CONFIG.parse(JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')));
    const jsPlugins = config.jsPlugins.map((path) => join(ROOT, path));
    const own = { ...config, jsPlugins, options: { ...config.options, typeAware: types } };
    const tsconfig = { extends: join(ROOT, 'tsconfig.base.json'), include: ['**/*'] };
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const written = new Map([
      ...files,
      ['.oxlintrc.json', JSON.stringify(own)],
      ['tsconfig.json', JSON.stringify(tsconfig)],
    ]);
    for (const [path, text] of written) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { status, stdout } = spawnSync(process.execPath, [OXLINT, '-f', 'json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = SAID.parse(JSON.parse(stdout));
    return {
      status,
      rulesOf: (path) =>
        diagnostics.flatMap(({ filename, code, message }) => (filename === path ? [code ?? message] : [])),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
