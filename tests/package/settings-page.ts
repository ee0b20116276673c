import { readFileSync } from 'node:fs';
import { optionName } from '../../cli/declare/command';
import { serve } from '../../cli/areas/serve';
import { GLOBAL_OPTIONS } from '../../cli/usage/global-options';
import type { Parameter } from '../../cli/usage/parameter';
import { parseConfig } from '../../core/config';

const HEAD = `# Settings

Settings for operators. This page is generated from the code (\`VITRINE_WRITE=1 npx vitest run --project package tests/package/settings.test.ts\`), and a
test keeps it current.

A setting comes from the first of these that sets it: the command line, the environment, \`vitrine.config.ts\` ([configuration](../extend/configuration.md)), the default. All
values are validated before anything is opened; an error names the setting and its limits. \`vitrine config\` shows the effective values and their sources.

**Secrets** can be in files instead of the environment: for each variable, one that ends in \`_FILE\` names a file with the value, as in Docker and Kubernetes
(\`VITRINE_DATABASE_FILE=/run/secrets/database\`). Setting both is an error. Separate list entries with commas; an empty variable counts as not set.
`;

export function settingsPage(): string {
  const rows = (options: Readonly<Record<string, Parameter<unknown>>>, keys: ReadonlySet<string>) =>
    Object.entries(options).map(([key, parameter]) => optionRow(key, parameter, keys));
  const members = membersOf(readFileSync('adapters/platform/config.ts', 'utf8'));
  // In the file `config` holds settings; as an option it names the file.
  const named = new Set(members.map(({ name }) => name).filter((name) => name !== 'config'));
  const optional = parts(readFileSync('adapters/platform/foundation/settings/options.ts', 'utf8'));
  const lines = [
    HEAD,
    '## All commands',
    '',
    ...table(['Option', 'Variable', 'Key in vitrine.config.ts', 'Default', 'Meaning'], rows(GLOBAL_OPTIONS, named)),
    '',
    '## `vitrine serve`',
    '',
    ...table(['Option', 'Variable', 'Key in vitrine.config.ts', 'Default', 'Meaning'], rows(serve.options, new Set())),
    '',
    '## Only in `vitrine.config.ts`',
    '',
    ...table(
      ['Key', 'Meaning'],
      optional.map(({ name, text }) => [`\`${name}\``, text]),
    ),
    '',
    '## Shop settings',
    '',
    '`--setting cart.maxQuantity=5`, or `{ "cart": { "maxQuantity": 5 } }` in the `--config` file, or `config: { cart: { maxQuantity: 5 } }` in `vitrine.config.ts`. Staff set other settings at',
    '`/manage/settings`.',
    '',
    ...table(['Setting', 'Default', 'Meaning'], shopRows()),
    '',
  ];
  return lines.join('\n');
}

function optionRow(key: string, { summary, fallback, ...parameter }: Parameter<unknown>, keys: ReadonlySet<string>) {
  const variable = 'variable' in parameter && typeof parameter.variable === 'string' ? `\`${parameter.variable}\`` : '';
  const camel = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const said = /[;(] ?default: ([^)]+)\)/.exec(summary)?.[1] ?? '';
  const meaning = summary.replaceAll(/ \((?:environment|default): [^)]*\)/g, '');
  return [`\`${optionName(key)}\``, variable, keys.has(camel) ? `\`${camel}\`` : '', fallback ?? said, meaning];
}

interface Member {
  readonly name: string;
  readonly text: string;
}

function membersOf(source: string): readonly Member[] {
  return [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}readonly (\w+)\?:/g)].map(
    ([, text = '', name = '']) => ({
      name,
      text: oneLine(text),
    }),
  );
}

function parts(source: string): readonly Member[] {
  const { 1: list = '' } =
    /type ShopParts = Pick<\s*PlatformOptions,([^>]*)>/.exec(readFileSync('adapters/platform/config.ts', 'utf8')) ?? [];
  const wanted = new Set([...list.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  return membersOf(source).filter(({ name }) => wanted.has(name));
}

function shopRows(): readonly (readonly string[])[] {
  const source = readFileSync('core/config/shop-config.ts', 'utf8');
  const meanings = new Map<string, string>(
    [...source.matchAll(/^(?:export )?const (\w+) = \{\n([\s\S]*?)^\}/gm)].flatMap(([, section = '', body = '']) =>
      [...body.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+):/g)].map(
        ([, text = '', name = '']) => [`${section}.${name}`, oneLine(text)] as const,
      ),
    ),
  );
  const rowsOf = (path: string, value: unknown): readonly (readonly string[])[] => {
    if (path === 'stores.views')
      return [[`\`${path}\``, 'the seven stores', 'Definitions of the built-in stores. Add your own in `stores.own`.']];
    const isSection =
      typeof value === 'object' && value !== null && !Array.isArray(value) && path.split('.').length < 2;
    if (!isSection)
      return [[`\`${path}\``, JSON.stringify(value), meanings.get(path) ?? meanings.get(`general.${path}`) ?? '']];
    return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => rowsOf(`${path}.${key}`, inner));
  };
  return Object.entries(parseConfig({})).flatMap(([key, value]: [string, unknown]) => rowsOf(key, value));
}

function oneLine(text: string): string {
  return text
    .replace(/\s*\n?\s*\*\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}
