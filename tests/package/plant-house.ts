import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type IViolation } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export type House = Readonly<Record<string, readonly string[]>>;

const DEPENDENCIES = ['rxjs', 'zod', 'tsyringe', 'reflect-metadata', 'js-sha3', 'idb', 'undici', 'react', 'hono'];
const DEV_DEPENDENCIES = ['vitest'];
const STRAY = ['stray'];

const CONFIG = join(import.meta.dirname, '../../.dependency-cruiser.cjs');

export interface Ruleset {
  readonly names: readonly string[];
  readonly comments: readonly string[];
}

export async function readRules(): Promise<Ruleset> {
  const { ruleSet } = await extractDepcruiseOptions(CONFIG);
  const rules = ruleSet?.forbidden ?? [];
  return { names: rules.map((rule) => rule.name ?? ''), comments: rules.map((rule) => rule.comment ?? '') };
}

async function plant(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function versions(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '1.0.0']));
}

function packageFiles(): Record<string, string> {
  const manifest = {
    name: 'planted',
    dependencies: versions(DEPENDENCIES),
    devDependencies: versions(DEV_DEPENDENCIES),
  };
  const files: Record<string, string> = {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'bundler' } }),
  };
  for (const name of [...DEPENDENCIES, ...DEV_DEPENDENCIES, ...STRAY]) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, version: '1.0.0', main: 'index.js' });
    files[`node_modules/${name}/index.js`] = 'export const value = 1;';
  }
  return files;
}

/** 'type:…' makes a type import, 'lazy:…' a dynamic one. */
function statement(module: string, index: number): string {
  if (module.startsWith('type:'))
    return `import type { T${index} } from '${module.slice(5)}'; export type A${index} = T${index};`;
  if (module.startsWith('lazy:')) return `export const load${index} = () => import('${module.slice(5)}');`;
  return `import { value as v${index} } from '${module}'; export const w${index} = v${index};`;
}

export async function inspect(folder: string, house: House): Promise<readonly IViolation[]> {
  const source = (modules: readonly string[]): string =>
    [...modules.map(statement), 'export const value = 1;'].join('\n');
  const sources = Object.entries(house).map(([path, modules]): [string, string] => [path, source(modules)]);
  await plant(folder, { ...packageFiles(), ...Object.fromEntries(sources) });
  const options: ICruiseOptions = { ...(await extractDepcruiseOptions(CONFIG)), baseDir: folder, validate: true };
  const rooms = [...new Set(Object.keys(house).map((path) => path.split('/')[0] ?? ''))];
  const { output } = await cruise(rooms, options, {}, { tsConfig: { options: { moduleResolution: 100 } } });
  if (typeof output === 'string') throw new Error(`The inspection gave no result: ${output}`);
  return output.summary.violations;
}
