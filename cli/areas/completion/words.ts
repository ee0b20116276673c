import type { Command } from 'commander';

export interface Words {
  readonly path: string;
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  readonly options: readonly { readonly name: string; readonly summary: string; readonly takesValue: boolean }[];
}

export function wordsOf(root: Command): readonly Words[] {
  return below(root, '');
}

function below(command: Command, path: string): readonly Words[] {
  const help = command.createHelp();
  const options = help
    .visibleOptions(command)
    .flatMap(({ long, description, required }) =>
      long === undefined ? [] : [{ name: long, summary: firstSentence(description), takesValue: required }],
    );
  const commands = command.commands.map((one) => ({ name: one.name(), summary: firstSentence(one.description()) }));
  const inner = command.commands.flatMap((one) => below(one, `${path} ${one.name()}`.trim()));
  return [{ path, commands, options }, ...inner];
}

function firstSentence(text: string): string {
  const [first = ''] = text.replace(/\s+/g, ' ').split(/[;:(]/);
  return first.trim();
}
