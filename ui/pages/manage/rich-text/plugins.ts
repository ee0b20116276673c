import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { TEXT_TOOLS } from './commands';
import { TEXT_SCHEMA } from './schema';

const { nodes } = TEXT_SCHEMA;

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
  return true;
});

/** Tab stays free to leave the field; list items are moved by Mod-] and Mod-[. */
const KEYS: Readonly<Record<string, Command>> = {
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-b': TEXT_TOOLS.bold.command,
  'Mod-i': TEXT_TOOLS.italic.command,
  'Mod-u': TEXT_TOOLS.underline.command,
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': breakLine,
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
};

export function textPlugins(): Plugin[] {
  return [
    history(),
    inputRules({
      rules: [
        wrappingInputRule(/^\s*>\s$/, nodes.quote),
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
        wrappingInputRule(/^\s*1\.\s$/, nodes.ordered_list),
        textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
        textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
      ],
    }),
    keymap(KEYS),
    keymap(baseKeymap),
  ];
}
