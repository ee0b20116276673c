import { PassThrough } from 'node:stream';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../cli/areas';
import { argumentName, optionName, type Command } from '../../cli/declare/command';
import { GLOBAL_OPTIONS } from '../../cli/usage/global-options';
import type { Parameter } from '../../cli/usage/parameter';
import { run } from '../../cli/run';
import { ensureBin } from './built-bin';
import { failure } from './shapes';
import { vitrine } from './vitrine';

let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-usage-'));
  await ensureBin();
}, 120_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function inProcess(args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const code = await run(['--data', data, ...args], { out, err });
  const textOf = (stream: PassThrough): string => String((stream.read() as Buffer | null) ?? ''); // sound: no encoding is set
  return { code, out: textOf(out), err: textOf(err) };
}

const tooLong = 'x'.repeat(20_001);
/** Invalid texts are found by asking each kind. */
const CANDIDATES = ['nonsense!', '-99999999999', '1.5', '=x', '', tooLong, '../up', 'ftp://x', '[1]'];
const badFor = (parameter: Parameter<unknown>): readonly string[] =>
  parameter.shape === 'flag' ? [] : CANDIDATES.filter((candidate) => parameter.kind.parse(candidate) === undefined);

const words = (area: string, command: Command): readonly string[] => [
  area,
  ...command.name.split(' ').filter((word) => word !== ''),
];
const goodFor = (parameter: Parameter<unknown>): string => {
  const [, first = ''] = /^must be one of ([^,]+)/.exec(parameter.kind.rule) ?? [];
  return (
    ['1', 'a=b', '1=1', '1=1=A', '2026-12-01', first].find(
      (candidate) => parameter.kind.parse(candidate) !== undefined,
    ) ?? 'a'
  );
};

const commands = AREAS.flatMap((area) => area.commands.map((command) => ({ area: area.name, command })));
const optionCases = commands.flatMap(({ area, command }) =>
  Object.entries(command.options)
    .filter(([, parameter]) => parameter.shape !== 'flag')
    .map(([key, parameter]) => ({
      line: [...words(area, command)].join(' '),
      option: optionName(key),
      parameter,
      command,
      key,
    })),
);
const requiredOptions = (command: Command, but: string): readonly string[] =>
  Object.entries(command.options)
    .filter(([key, parameter]) => parameter.required && key !== but)
    .map(([key, parameter]) => `${optionName(key)}=${goodFor(parameter)}`);
const argumentCases = commands.flatMap(({ area, command }) =>
  Object.entries(command.args).map(([key, parameter]) => ({
    line: words(area, command).join(' '),
    argument: argumentName(key),
    parameter,
    command,
    key,
  })),
);

describe('each option', () => {
  it('of the contract is declared', () => {
    const lines = commands.map(({ area, command }) => words(area, command).join(' '));
    expect(lines).toEqual(
      expect.arrayContaining(['serve', 'catalog search', 'product show', 'cart coupon apply', 'outbox']),
    );
    expect(optionCases.length).toBeGreaterThan(50);
  });

  it.each(optionCases)(
    '$line $option refuses an invalid value, by name and limit',
    async ({ line, option, parameter, command, key }) => {
      const bad = badFor(parameter);
      expect(bad).not.toEqual([]);
      const args = Object.values(command.args).flatMap((one) =>
        one.shape === 'many' ? [goodFor(one), goodFor(one)] : [goodFor(one)],
      );
      for (const value of bad) {
        const others = [...args, ...requiredOptions(command, key), '--json'];
        const { code, out, err } = await inProcess([...line.split(' '), `${option}=${value}`, ...others]);
        expect({ code, out }).toEqual({ code: 2, out: '' });
        const { error } = failure.parse(JSON.parse(err));
        expect(error.code).toBe('usage');
        expect(error.message).toContain(option);
        expect(error.message).toContain(parameter.kind.rule);
      }
    },
  );
});

describe('each argument', () => {
  it.each(argumentCases)(
    '$line $argument refuses an invalid value, by name and limit',
    async ({ line, argument, parameter, command, key }) => {
      for (const value of badFor(parameter)) {
        const args = Object.entries(command.args).map(([name, other]) => (name === key ? value : goodFor(other)));
        const { code, err } = await inProcess([...line.split(' '), '--json', '--', ...args]);
        expect(code).toBe(2);
        expect(err).toContain(argument);
        expect(err).toContain(parameter.kind.rule.slice(0, 20));
      }
    },
  );

  it.each(argumentCases.filter(({ parameter }) => parameter.required))(
    '$line $argument is required by name',
    async ({ line, argument, command, key }) => {
      const before = Object.entries(command.args).slice(0, Object.keys(command.args).indexOf(key));
      const given = before.map(([, other]) => goodFor(other));
      const { code, err } = await inProcess([...line.split(' '), ...given]);
      expect(code).toBe(2);
      expect(err).toMatch(new RegExp(`missing required argument '${argument}`, 'i'));
    },
  );
});

describe('global options', () => {
  it.each(Object.entries(GLOBAL_OPTIONS).filter(([, parameter]) => parameter.shape !== 'flag'))(
    '--%s refuses an invalid value',
    async (name, parameter) => {
      for (const value of badFor(parameter)) {
        const { code, err } = await inProcess(['order', 'queue', `${optionName(name)}=${value}`]);
        expect(code).toBe(2);
        expect(err).toContain(`${optionName(name)} ${parameter.kind.rule}`);
      }
    },
  );

  it('can be before and after the command', async () => {
    const before = await inProcess(['--offline', '--json', '--profile', 'a', 'cart', 'show']);
    const behind = await inProcess(['cart', 'show', '--offline', '--json', '--profile', 'a']);
    expect(before).toEqual(behind);
    expect(JSON.parse(before.out)).toMatchObject({ items: [], token: '' });
  });

  it('name the open stores', async () => {
    const { code, err } = await inProcess(['cart', 'show', '--offline', '--store', 'xx']);
    expect(code).toBe(2);
    expect(err).toContain('--store must be one of us, en, not "xx"');
  });

  it('refuse a local command with a remote address', async () => {
    for (const line of ['catalog seed', 'catalog reindex', 'catalog import x.csv', 'outbox', 'serve']) {
      const { code, err } = await inProcess([...line.split(' '), '--api', 'http://127.0.0.1:9']);
      expect({ line, code }).toEqual({ line, code: 2 });
      expect(err).toContain('--api');
    }
  });
});

describe('the bin', () => {
  it.each([
    ['an unknown area', ['zeppelin', 'fly'], "unknown command 'zeppelin'"],
    ['an unknown command', ['cart', 'fly'], "unknown command 'fly'"],
    ['an unknown option', ['cart', 'show', '--fly'], "unknown option '--fly'"],
    ['an area alone', ['cart'], 'Name a command of cart: show, add'],
    [
      'a group of commands alone',
      ['admin', 'role'],
      'Name a command of admin role: list, show, save, remove, history, restore. ',
    ],
    ['nothing at all', [], 'Name an area: serve, init, catalog'],
    ['too many arguments', ['cart', 'show', 'more'], 'too many arguments'],
    ['an option without its value', ['cart', 'add', 'X', '--qty'], "option '--qty <n>' argument missing"],
    ['an empty section', ['checkout', 'personal'], '--email-address'],
  ])('exits with 2 on %s, and explains it', async (_, args, message) => {
    const plain = await vitrine(['--data', data, ...args]);
    expect(plain).toMatchObject({ code: 2, stdout: '' });
    expect(plain.stderr).toContain(message);
    expect(plain.stderr).not.toMatch(/\n\s+at /);
    const json = await vitrine(['--data', data, ...args, '--json']);
    expect(json).toMatchObject({ code: 2, stdout: '' });
    expect(failure.parse(json.error()).error.message).toContain(message);
  });

  it('exits with 1 on a failed command, without a stack', async () => {
    const { code, stdout, stderr } = await vitrine(['--data', data, '--offline', 'order', 'place']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    const json = await vitrine(['--data', data, '--offline', 'order', 'place', '--json']);
    expect(json.error()).toMatchObject({ error: { code: 'cart-empty', message: 'Your bag is empty' } });
  });

  it('reports a shop that cannot be reached', async () => {
    const { code, error } = await vitrine([
      '--data',
      data,
      '--api',
      'http://127.0.0.1:9',
      'catalog',
      'search',
      'x',
      '--json',
    ]);
    expect(code).toBe(1);
    expect(error()).toMatchObject({ error: { code: 'search-failed' } });
  });

  it('prints help and version and exits with 0', async () => {
    const help = await vitrine(['--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const { name } of AREAS) expect(help.stdout).toContain(name);
    expect((await vitrine(['cart', 'coupon', '--help'])).stdout).toContain('apply');
    expect((await vitrine(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
