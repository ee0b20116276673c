import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildModules } from '../../scripts/build-modules.mjs';

const INJECTION = z.object({ container: z.object({ resolve: z.unknown() }), injectable: z.unknown() });

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-modules-'));
  await buildModules(['core/shopper.ts', 'ui/ui.ts'], [], folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export)\b(?:[^'"\n]* from)? ?"([^"\n]+)";$/gm)].map(({ 1: name = '' }) => name);
}

describe('the metadata API that tsyringe needs', () => {
  it('is evaluated before tsyringe in every runtime: both are in modules of the library, in this order', () => {
    expect(importsOf(join(folder, 'core/di/injection.js'))).toEqual(['./reflect.js']);
    expect(importsOf(join(folder, 'core/di/reflect.js'))).toEqual([]);
  });

  it('provides what tsyringe needs of it, and no module imports either from outside', async () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const imported = new Set(files.flatMap((file) => importsOf(join(folder, file))));
    expect(imported).toContain('rxjs');
    expect([...imported].filter((name) => /^(?:tsyringe|reflect-metadata|tslib)\b/.test(name))).toEqual([]);
    const file = pathToFileURL(join(folder, 'core/di/injection.js')).href;
    const { container, injectable } = INJECTION.parse(await import(/* @vite-ignore */ file));
    expect([typeof container.resolve, typeof injectable]).toEqual(['function', 'function']);
  });
});
