import { describe, expect, it } from 'vitest';
import { CommanderError } from 'commander';
import { AREAS } from '../../cli/areas';
import { argumentName, optionName, type Command } from '../../cli/declare/command';
import { commandTree, createProgram } from '../../cli/declare/program';
import { GLOBAL_OPTIONS } from '../../cli/usage/global-options';
import { isFromEnvironment } from '../../cli/usage/environment';
import type { Parameter } from '../../cli/usage/parameter';
import { lookUp, readSettings } from '../../core/shopper';
import { shellLines, vitrineArguments } from '../package/shell-lines';

interface Said {
  readonly at: string;
  readonly parameter: Parameter<unknown>;
  readonly beside: ReadonlySet<string>;
}

const everywhere = new Set(Object.keys(GLOBAL_OPTIONS).map(optionName));

function saidBy(area: string, { name, args, options }: Command): readonly Said[] {
  const beside = new Set([...everywhere, ...Object.keys(options).map(optionName)]);
  const at = (word: string) => `${area} ${name} ${word}`.replace('  ', ' ');
  return [
    ...Object.entries(args).map(([key, parameter]) => ({ at: at(argumentName(key)), parameter, beside })),
    ...Object.entries(options).map(([key, parameter]) => ({ at: at(optionName(key)), parameter, beside })),
  ];
}

const all: readonly Said[] = [
  ...Object.entries(GLOBAL_OPTIONS).map(([key, parameter]) => ({ at: optionName(key), parameter, beside: everywhere })),
  ...AREAS.flatMap(({ name, commands }) => commands.flatMap((command) => saidBy(name, command))),
];

function faultsOf({ at, parameter, beside }: Said): readonly string[] {
  const { summary, fallback, kind } = parameter;
  const takes = (value: string) => kind.parse(value) !== undefined;
  const faults = [
    ...(kind.values ?? []).filter((value) => !takes(value)).map((value) => `does not take ${value}`),
    ...(fallback !== undefined && !takes(fallback) ? [`does not take its default ${fallback}`] : []),
    ...optionsIn(summary)
      .filter((option) => !beside.has(option) && !SERVE.has(option))
      .map((option) => `names ${option}, which there is not`),
    ...examplesIn(kind.rule)
      .filter((value) => !takes(value))
      .map((value) => `shows ${value}, which it refuses`),
    ...listedIn(summary, kind.values).map((value) => `lists ${value}, which is no value`),
    ...variablesIn(summary)
      .filter((name) => !isFromEnvironment(parameter) || parameter.variable !== name)
      .map((name) => `names the variable ${name}`),
  ];
  return faults.map((fault) => `${at} ${fault}`);
}

const SERVE = new Set(['--dev', '--demo', '--public-url']);
const optionsIn = (text: string) => [...text.matchAll(/(?<![\w-])--[a-z][a-z-]+/g)].map(([option]) => option);
const variablesIn = (text: string) => [...text.matchAll(/environment: (\w+)/g)].map(([, name = '']) => name);
const examplesIn = (rule: string) =>
  [...rule.matchAll(/such as (\S+?)(?:,? (?:or|with|without|and)\b.*)?$/g)]
    .map(([, value = '']) => value)
    .filter((value) => !value.includes('…'));
function listedIn(summary: string, values: readonly string[] | undefined): readonly string[] {
  const [, list] = /: ((?:[\w-]+, )*[\w-]+ or [\w-]+)(?: \(|$)/.exec(summary) ?? [];
  if (values === undefined || list === undefined) return [];
  return list.split(/, | or /).filter((word) => !values.includes(word));
}

describe('the help', () => {
  it('names only existing values, options, defaults, examples and variables', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ parameter }) => parameter.kind.values !== undefined).length).toBeGreaterThan(15);
    expect(all.filter(({ parameter }) => examplesIn(parameter.kind.rule).length > 0).length).toBeGreaterThan(15);
    expect(all.flatMap(faultsOf)).toEqual([]);
  });

  it('is checked for each of them', () => {
    const kind = {
      placeholder: 'x',
      rule: 'must be a word such as c',
      values: ['a', 'b'],
      parse: (raw: string) => (raw === 'a' ? raw : undefined),
    };
    const parameter: Parameter<unknown> = {
      summary: 'which: a or d (environment: VITRINE_X), with --nothing',
      kind,
      shape: 'one',
      required: false,
      fallback: 'e',
      read: () => undefined,
    };
    expect(faultsOf({ at: 'x', parameter, beside: everywhere })).toEqual([
      'x does not take b',
      'x does not take its default e',
      'x names --nothing, which there is not',
      'x shows c, which it refuses',
      'x lists d, which is no value',
      'x names the variable VITRINE_X',
    ]);
  });

  it('names every value of an option with a list of values', () => {
    const descriptions = new Map<string, string>();
    const collect = (command: ReturnType<typeof commandTree>, path: string): void => {
      for (const { long, description } of command.options) descriptions.set(`${path}${long ?? ''}`, description);
      for (const below of command.commands) collect(below, `${path}${below.name()} `);
    };
    collect(commandTree(AREAS), '');
    const listed = all.filter(({ at, parameter }) => at.includes('--') && parameter.kind.values !== undefined);
    const missing = listed.flatMap(({ at, parameter }) =>
      (parameter.kind.values ?? [])
        .filter((value) => lookUp(Object.fromEntries(descriptions), at)?.includes(value) !== true)
        .map((value) => `${at}: ${value}`),
    );
    expect(missing).toEqual([]);
  });

  it('shows valid examples and settings', () => {
    let help = '';
    const program = createProgram({ areas: AREAS, open: undefined, version: '', print: (text) => (help += text) });
    expect(() => program.read(['--help'])).toThrow(CommanderError);
    const lines = help.split('\n').flatMap((line) => (line.startsWith('  $ ') ? shellLines(line.slice(4)) : []));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      const words = vitrineArguments(line) ?? [];
      const open = AREAS.find(({ name }) => words.includes(name));
      const { command, raw } = createProgram({ areas: AREAS, open, version: '', print: () => undefined }).read(words);
      for (const [key, parameter] of Object.entries({ ...command.args, ...command.options }))
        expect(() => parameter.read(lookUp(raw, key), key)).not.toThrow();
    }
    const settings = all.flatMap(({ parameter }) =>
      [...parameter.summary.matchAll(/setting(?:s?)(?:, such as)? ([\w.]+)=([\w]+)/g)].map(
        ([, name = '', value = '']) => `${name}=${value}`,
      ),
    );
    expect(settings.length).toBeGreaterThan(0);
    expect(readSettings(settings).problems).toEqual([]);
  });
});
