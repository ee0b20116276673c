import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, type Command, type EditorState } from 'prosemirror-state';
import type { ShopPicture } from '../../../../core/staff';
import { TEXT_SCHEMA } from './schema';

const { nodes, marks } = TEXT_SCHEMA;

export const TEXT_STYLES = ['paragraph', 'heading-2', 'heading-3', 'heading-4', 'quote'] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];
const LEVELS = { 'heading-2': 2, 'heading-3': 3, 'heading-4': 4 } as const;

function isInside(state: EditorState, type: NodeType): boolean {
  const { $from: from } = state.selection;
  for (let depth = from.depth; depth > 0; depth--) if (from.node(depth).type === type) return true;
  return false;
}

export function styleOf(state: EditorState): TextStyle {
  if (isInside(state, nodes.quote)) return 'quote';
  const { parent } = state.selection.$from;
  const level: unknown = parent.type === nodes.heading ? parent.attrs['level'] : undefined;
  return TEXT_STYLES.find((style) => style.startsWith('heading') && style.endsWith(String(level))) ?? 'paragraph';
}

/** A quote is left first; its blocks keep their own style. */
export function setStyle(style: TextStyle): Command {
  return (state, dispatch, view) => {
    if (styleOf(state) === 'quote') return style === 'quote' ? false : lift(state, dispatch, view);
    if (style === 'quote') return wrapIn(nodes.quote)(state, dispatch, view);
    if (style === 'paragraph') return setBlockType(nodes.paragraph)(state, dispatch, view);
    return setBlockType(nodes.heading, { level: LEVELS[style] })(state, dispatch, view);
  };
}

function isMarked(state: EditorState, type: MarkType): boolean {
  const { from, $from: start, to, empty } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? start.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

function toggleList(type: NodeType): Command {
  return (state, dispatch, view) =>
    isInside(state, type)
      ? liftListItem(nodes.list_item)(state, dispatch, view)
      : wrapInList(type)(state, dispatch, view);
}

/** A button of the toolbar; those that cannot be active have no `isActive`. */
export interface TextTool {
  readonly command: Command;
  readonly isActive?: (state: EditorState) => boolean;
}

function markTool(type: MarkType): TextTool {
  return { command: toggleMark(type), isActive: (state) => isMarked(state, type) };
}

function listTool(type: NodeType): TextTool {
  return { command: toggleList(type), isActive: (state) => isInside(state, type) };
}

export const TEXT_TOOLS = {
  bold: markTool(marks.strong),
  italic: markTool(marks.em),
  underline: markTool(marks.underline),
  bullets: listTool(nodes.bullet_list),
  numbers: listTool(nodes.ordered_list),
  undo: { command: undo },
  redo: { command: redo },
} satisfies Record<string, TextTool>;

/** The whole link at the start of the selection. */
export function linkAt({ selection }: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from: start } = selection;
  const { parent, parentOffset } = start;
  const beside = selection.empty
    ? [parent.childBefore(parentOffset), parent.childAfter(parentOffset)]
    : [parent.childAfter(parentOffset)];
  const link = beside.flatMap(({ node }) => node?.marks ?? []).find(({ type }) => type === marks.link);
  if (link === undefined) return undefined;
  const isLinked = (index: number) => parent.maybeChild(index)?.marks.some((one) => one.eq(link)) === true;
  let first = start.index();
  if (!isLinked(first)) first -= 1;
  let last = first;
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(last + 1)) last += 1;
  const sizes = Array.from({ length: last + 1 }, (_, index) => parent.child(index).nodeSize);
  const sum = (of: readonly number[]) => of.reduce((total, size) => total + size, start.start());
  return { from: sum(sizes.slice(0, first)), to: sum(sizes), href: String(link.attrs['href']) };
}

/** Links the selection, or writes the address as the linked text where nothing is selected. An empty address unlinks. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const found = linkAt(state);
    const { from, to } = found ?? state.selection;
    const { tr } = state;
    if (from === to && href !== '') tr.insert(from, TEXT_SCHEMA.text(href, [marks.link.create({ href })]));
    else {
      tr.removeMark(from, to, marks.link);
      if (href !== '') tr.addMark(from, to, marks.link.create({ href }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Places the picture after the block with the cursor. */
export function insertPicture({ src, width, height }: ShopPicture, alt: string): Command {
  return (state, dispatch) => {
    const figure = nodes.figure.create({ src, alt: alt.trim(), width: String(width), height: String(height) });
    const { $to: end } = state.selection;
    const after = end.depth === 0 ? end.pos : end.after(1);
    const tr = state.tr.insert(after, figure);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, after)).scrollIntoView());
    return true;
  };
}
