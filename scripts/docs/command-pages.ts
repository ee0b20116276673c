import type { Command } from 'commander';
import { AREAS } from '../../cli/areas';
import { commandTree } from '../../cli/declare/program';
import { block, parts, prose, table, type MadePage } from './markdown';

export function commandPages(): readonly MadePage[] {
  const root = commandTree(AREAS);
  const areas = root.commands.map((area): MadePage => ({
    path: `cli/${area.name()}`,
    title: `vitrine ${area.name()}`,
    text: parts(`# vitrine ${area.name()}`, sentence(area.description()), ...leavesOf(area).map(commandText)),
  }));
  const rows = root.commands.map((area) => [
    `[${area.name()}](./${area.name()}.md)`,
    area.description(),
    leavesOf(area)
      .map((leaf) => pathOf(leaf).slice(2).join(' '))
      .filter((name) => name !== '')
      .join(', '),
  ]);
  const text = parts(
    '# Commands',
    `All areas and commands with their arguments and options, as in \`--help\`. For usage, see [the command line](../../command-line.md).`,
    table(['Area', 'What', 'Commands'], rows),
    '## Global options',
    optionsOf(root),
  );
  return [{ path: 'cli/index', title: 'All commands', text }, ...areas];
}

const DECLARED = new Set(
  AREAS.flatMap(({ name, commands }) => commands.map((one) => `vitrine ${name} ${one.name}`.trim())),
);

function leavesOf(command: Command): readonly Command[] {
  const own = DECLARED.has(pathOf(command).join(' ')) ? [command] : [];
  return [...own, ...command.commands.flatMap(leavesOf)];
}

function pathOf(command: Command): readonly string[] {
  return command.parent === null ? [command.name()] : [...pathOf(command.parent), command.name()];
}

function commandText(command: Command): string {
  const path = pathOf(command).join(' ');
  const values = command.createHelp().visibleArguments(command);
  return parts(
    path.split(' ').length === 2 ? '' : `## ${path}`,
    path.split(' ').length === 2 ? '' : sentence(command.description()),
    block('sh', `${path} ${command.usage()}`.trimEnd()),
    table(
      ['Argument', 'What'],
      values.map((value) => [`\`${value.name()}\`${value.required ? '' : ', optional'}`, value.description]),
    ),
    optionsOf(command),
  ).trimEnd();
}

function optionsOf(command: Command): string {
  const options = command.createHelp().visibleOptions(command);
  const rows = options
    .filter(({ long }) => long !== '--help')
    .map(({ flags, description }) => [`\`${flags}\``, description]);
  return table(['Option', 'What'], rows);
}

const sentence = (text: string) => prose(text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
