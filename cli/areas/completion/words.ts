import type { Command } from 'commander';

/** What may follow one command. */
export interface Words {
  /** The command as it is written: '', 'cart', 'cart coupon apply'. */
  readonly path: string;
  /** Commands below it, with what they do. */
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  readonly options: readonly { readonly name: string; readonly summary: string; readonly takesValue: boolean }[];
}

/** What may follow each command of a tree, the root first. */
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

/** A summary as one short line of plain words. */
function firstSentence(text: string): string {
  const [first = ''] = text.replace(/\s+/g, ' ').split(/[;:(]/);
  return first.trim();
}
