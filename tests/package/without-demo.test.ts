import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = process.cwd();
const DEMO = join(ROOT, 'adapters/demo');

function sources(): readonly string[] {
  return ['core', 'adapters', 'ui', 'cli']
    .flatMap((room) => readdirSync(join(ROOT, room), { recursive: true }).map((file) => join(ROOT, room, String(file))))
    .filter((file) => /\.tsx?$/.test(file) && !isOfDemo(file));
}

function isOfDemo(file: string): boolean {
  return file === DEMO || file.startsWith(`${DEMO}/`);
}

const WITHOUT_DEMO: ts.ModuleResolutionHost = {
  fileExists: (file) => !isOfDemo(file) && ts.sys.fileExists(file),
  readFile: (file) => (isOfDemo(file) ? undefined : ts.sys.readFile(file)),
};

function missingOf(file: string, options: ts.CompilerOptions, host: ts.ModuleResolutionHost): readonly string[] {
  const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file) ?? '', true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.') && !/\.(css|svg|json|cjs)$/.test(name))
    .filter((name) => ts.resolveModuleName(name, file, options, host).resolvedModule === undefined);
}

function broken(host: ts.ModuleResolutionHost): readonly string[] {
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  return sources()
    .filter((file) => missingOf(file, options, host).length > 0)
    .map((file) => relative(ROOT, file));
}

describe('the product without the demo folder', () => {
  it('misses it only in the composition root of the command line', () => {
    expect(broken(WITHOUT_DEMO)).toEqual(['cli/composition/composition-root.ts']);
  }, 30_000);

  it('misses nothing while the folder is there', () => {
    expect(broken(ts.sys)).toEqual([]);
  }, 30_000);
});
