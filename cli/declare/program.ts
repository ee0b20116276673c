import { Argument, Command as Commander, Option, type CommanderError } from 'commander';
import { lookUp } from '../../core/shopper';
import { argumentName, optionName, type Area, type Command } from './command';
import { GLOBAL_OPTIONS } from '../usage/global-options';
import type { Parameter, Parameters, Raw } from '../usage/parameter';
import { UsageError } from '../usage/usage-error';

export interface Call {
  readonly command: Command;
  readonly raw: Readonly<Record<string, Raw>>;
  readonly globals: Readonly<Record<string, Raw>>;
}

export interface Program {
  read(argv: readonly string[]): Call;
}

export interface ProgramOptions {
  readonly areas: readonly Area[];
  readonly open: Area | undefined;
  readonly version: string;
  readonly print: (text: string) => void;
}

const EXAMPLES = `
Examples:
  $ vitrine catalog search "rain jacket" --filter color=black,navy --sort price-low
  $ vitrine cart add SKU --option color=Black --option size=M
  $ vitrine checkout shipping --country US --zip-code 10001 --shipping-method standard
  $ vitrine order place --json
  $ vitrine serve --port 3000
`;

type Called = (command: Command, raw: Readonly<Record<string, Raw>>) => void;

export function createProgram({ areas, open, version, print }: ProgramOptions): Program {
  let call: Omit<Call, 'globals'> | undefined;
  const root = begin('vitrine', version, print);
  grow(root, areas, [open], (command, raw) => {
    call = { command, raw };
  });
  return {
    read: (argv) => {
      root.parse([...argv], { from: 'user' });
      if (call === undefined) throw new Error('No command was called');
      return { ...call, globals: byName(GLOBAL_OPTIONS, root) };
    },
  };
}

type Declared = Pick<Command, 'name' | 'summary' | 'args' | 'options'>;

/**
 * Builds a single-command program such as `create-vitrine`.
 * @returns parser; throws like `Program.read`
 */
export function createSingle(
  name: string,
  { summary, args, options }: Omit<Declared, 'name'>,
  { version, print }: Pick<ProgramOptions, 'version' | 'print'>,
): (argv: readonly string[]) => Call['raw'] {
  let raw: Call['raw'] = {};
  const root = begin(name, version, print).description(summary);
  addCommand(root, { name: '', summary, args, options }, (given) => {
    raw = given;
  });
  return (argv) => {
    root.parse([...argv], { from: 'user' });
    return raw;
  };
}

export function lineFault(error: CommanderError): UsageError {
  return new UsageError(error.message.replace(/^error: /, ''));
}

function begin(name: string, version: string, print: (text: string) => void): Commander {
  return new Commander(name)
    .version(version, '-V, --version', 'print the version')
    .configureOutput({ writeOut: print, writeErr: () => undefined })
    .exitOverride();
}

/** Full command tree, for completions and documentation. */
export function commandTree(areas: readonly Area[]): Commander {
  const root = new Commander('vitrine').version('', '-V, --version', 'print the version');
  grow(root, areas, areas, () => undefined);
  return root;
}

function grow(root: Commander, areas: readonly Area[], open: readonly (Area | undefined)[], called: Called): void {
  root
    .description('Vitrine: an online fashion and sports shop, from the command line.')
    .addHelpText('after', EXAMPLES)
    .configureHelp({ showGlobalOptions: true });
  addOptions(root, GLOBAL_OPTIONS);
  for (const area of areas) {
    const branch = root.command(area.name).description(area.summary);
    if (!open.includes(area)) continue;
    for (const command of area.commands) addCommand(branch, command, (raw) => called(command, raw));
    describeGroups(branch);
  }
}

function addCommand(branch: Commander, command: Declared, called: (raw: Readonly<Record<string, Raw>>) => void): void {
  const leaf = leafOf(branch, command.name);
  if (command.name !== '') leaf.description(command.summary);
  for (const [key, parameter] of Object.entries(command.args)) {
    const name = `${argumentName(key).toLowerCase()}${parameter.shape === 'many' ? '...' : ''}`;
    leaf.addArgument(new Argument(parameter.required ? `<${name}>` : `[${name}]`, describe(parameter)));
  }
  addOptions(leaf, command.options);
  leaf.action((...given: unknown[]) => {
    const args = Object.keys(command.args).map((key, at) => [key, rawOf(given[at])] as const);
    called({ ...Object.fromEntries(args), ...byName(command.options, leaf) });
  });
}

function describeGroups(branch: Commander): void {
  for (const group of branch.commands) {
    if (group.description() === '') group.description(group.commands.map((leaf) => leaf.name()).join(', '));
  }
}

/** Creates groups for nested commands; '' is the area itself. */
function leafOf(branch: Commander, name: string): Commander {
  return name
    .split(' ')
    .filter((word) => word !== '')
    .reduce((parent, word) => parent.commands.find((known) => known.name() === word) ?? parent.command(word), branch);
}

function addOptions(target: Commander, parameters: Parameters): void {
  for (const [key, parameter] of Object.entries(parameters)) {
    const name = optionName(key);
    const { placeholder } = parameter.kind;
    const value = { one: ` <${placeholder}>`, many: ` <${placeholder}>`, flag: '', switch: ` [${placeholder}]` };
    const option = new Option(name + value[parameter.shape], describe(parameter));
    if (parameter.shape === 'many') option.argParser(collect);
    target.addOption(option);
    if (parameter.shape === 'switch') target.addOption(new Option(`--no-${name.slice(2)}`).hideHelp());
  }
}

function collect(value: string, before: unknown): readonly string[] {
  return [...(Array.isArray(before) ? before.map(String) : []), value];
}

function describe({ summary, fallback, shape, kind }: Parameter<unknown>): string {
  const repeat = shape === 'many' ? ' (may be repeated)' : '';
  const values = kind.values?.every((value) => summary.includes(value)) === false ? ` (${kind.values.join(', ')})` : '';
  return `${summary}${values}${repeat}${fallback === undefined ? '' : ` (default: ${fallback})`}`;
}

function byName(parameters: Parameters, source: Commander): Record<string, Raw> {
  const values: Record<string, unknown> = source.opts();
  return Object.fromEntries(
    Object.keys(parameters).map((key) => {
      const camel = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [key, rawOf(lookUp(values, camel))];
    }),
  );
}

function rawOf(value: unknown): Raw {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : undefined;
}
