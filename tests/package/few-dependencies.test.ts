import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLookedAt, manyDependencies } from '../../scripts/lint/few-dependencies.mjs';
import { plantedProgram } from './planted-program';

const PROGRAM = join(import.meta.dirname, '../../scripts/lint/few-dependencies.mjs');
const GIVEN = `interface Port { read(): string; write(text: string): void }
declare class Service { readonly #a: number; run(): void }
interface Limits { readonly count: number; readonly windowMs: number }
interface Clock { readonly now: () => number; readonly wait: (ms: number) => Promise<void> }
interface Settings { readonly port: Port; readonly clock: Clock; readonly url: string }
interface Five { a: Port; b: Port; c: Service; d: Clock; e: () => void }
interface Seven extends Five { readonly f: Port; readonly g: Service }
type Eight = Five & { f: Port; g: Port; h: Port };
`;
const classOf = (parameters: string) => `export class Planted { constructor(${parameters}) {} }`;

const BREACHES: readonly (readonly [string, number])[] = [
  [classOf('a: Port, b: Port, c: Port, d: Port, e: Service, f: Service, g: () => void'), 7],
  [classOf('private readonly parts: Seven'), 7],
  [classOf('parts: Five, f: Port, g: Service'), 7],
  [classOf('parts: Eight'), 8],
  [classOf("parts: Omit<Eight, 'h'>"), 7],
  [classOf("parts: Pick<Eight, 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'>"), 7],
  [classOf('parts: Partial<Seven>'), 7],
  [classOf('parts: Readonly<Seven> | undefined'), 7],
  [classOf('parts: { five: Five; more: { f: Port; g: Port } }'), 7],
  [classOf('parts: Five, list: readonly Port[], byName: ReadonlyMap<string, Service>'), 7],
  [classOf('parts: Five, soon: Promise<Port>, either: Port | string'), 7],
  [classOf('parts: Five & { settings: Settings }, f: Port'), 7],
  ['export class Planted<Parts extends Seven> { constructor(parts: Parts) {} }', 7],
  ['export const Planted = class { constructor(parts: Seven) {} };', 7],
  ['export function createPlanted(parts: Seven): Port { return parts.f; }', 7],
];

const FINE: readonly string[] = [
  classOf('parts: Five, f: Port'),
  classOf("parts: Pick<Eight, 'a' | 'b'> & { limits: Limits; name: string; at: Date; home: URL }"),
  classOf('a: Limits, b: Limits, c: readonly string[], d: 1 | 2, e: Map<string, Limits>, f: boolean, g: bigint'),
  classOf('parts: Five, settings: Settings'),
  classOf("parts: Five, settings: Pick<Settings, 'port' | 'clock'>"),
  'export class Planted { constructor(a: Port); constructor(a: Port, b?: Limits) {} run(parts: Seven) { return parts; } }',
  'export function routesOf(parts: Seven): readonly Port[] { return [parts.f]; }',
  'export function createShop(parts: Seven): Port { return parts.f; }',
  'interface Node { next: Node | undefined; value: Node[] } export class Planted { constructor(node: Node) {} }',
];

describe('a class with more than six dependencies', () => {
  const codes = [...BREACHES.map(([code]) => code), ...FINE];
  let program: ts.Program;
  const faults = (code: string): readonly string[] => {
    const file = program.getSourceFile(`${String(codes.indexOf(code))}.ts`);
    if (file === undefined) throw new Error(`not planted: ${code}`);
    expect(program.getSemanticDiagnostics(file)).toEqual([]);
    return manyDependencies(program, file).map(({ message }) => message);
  };
  beforeAll(() => {
    program = plantedProgram(codes.map((code) => GIVEN + code));
  });

  it.each(BREACHES)('is reported: %s', (code, count) => {
    expect(faults(code)).toEqual([expect.stringContaining(` has ${String(count)} dependencies`)]);
  });

  it.each(FINE)('is not reported in: %s', (code) => {
    expect(faults(code)).toEqual([]);
  });

  it.each(['core/cart/cart-store.ts', 'adapters/platform/app/parts.ts', 'ui/app/App.tsx', 'cli/main.ts'])(
    'is checked in %s',
    (path) => {
      expect(isLookedAt(path)).toBe(true);
    },
  );

  it.each(['tests/core/cart/cart-builder.ts', 'storybook/main.ts', 'scripts/build.mjs'])(
    'is not checked in %s',
    (path) => {
      expect(isLookedAt(path)).toBe(false);
    },
  );
});

describe('npm run lint:dependencies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-dependencies-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('fails with the file, line and class of a violation', () => {
    write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['core'] }));
    write('core/parts.ts', `${GIVEN}export type { Seven };\n`);
    write(
      'core/planted.ts',
      "import type { Seven } from './parts';\n\nexport class Planted {\n  constructor(parts: Seven) {}\n}\n",
    );
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toContain('core/planted.ts:4 class Planted has 7 dependencies');
    expect(status).toBe(1);
  });
});
