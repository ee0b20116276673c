import { ALL_FIELDS } from '../../../../core/contract/catalogue/listing-fields';
import { lookUp } from '../../../../core/kernel/look-up';

interface FieldTree {
  readonly [name: string]: FieldTree;
}

export interface Trimming {
  readonly signature: string;
  readonly picks: boolean;
  apply(document: object): object;
}

/** @param always members that are never removed */
export function trimming(
  include: string | undefined,
  exclude: string | undefined,
  always: readonly string[],
): Trimming {
  const kept = names(include);
  const dropped = names(exclude).filter((name) => !always.includes(name));
  const keepTree = kept.length === 0 || kept.includes(ALL_FIELDS) ? undefined : treeOf([...always, ...kept]);
  const dropTree = dropped.length === 0 ? undefined : treeOf(dropped);
  return {
    signature: `${kept.join(',')}|${dropped.join(',')}`,
    picks: keepTree !== undefined,
    apply(document) {
      const picked = keepTree ? pick(document, keepTree) : document;
      return dropTree ? omit(picked, dropTree) : picked;
    },
  };
}

function names(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function treeOf(paths: readonly string[]): FieldTree {
  const root: Record<string, FieldTree> = Object.create(null) as Record<string, FieldTree>; // sound: an empty map without a prototype
  for (const path of paths) {
    let node = root;
    for (const part of path.split('.')) {
      const below: Record<string, FieldTree> = lookUp(node, part) ?? (Object.create(null) as typeof root); // sound: see above
      node[part] = below;
      node = below;
    }
  }
  return root;
}

function isLeaf(tree: FieldTree): boolean {
  for (const _name in tree) return false;
  return true;
}

function pick(value: object, tree: FieldTree): object {
  const result: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const below = lookUp(tree, name);
    if (below === undefined) continue;
    result[name] = isLeaf(below) ? member : each(member, (entry) => pick(entry, below));
  }
  return result;
}

function omit(value: object, tree: FieldTree): object {
  const result: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const below = lookUp(tree, name);
    if (below === undefined) result[name] = member;
    else if (!isLeaf(below)) result[name] = each(member, (entry) => omit(entry, below));
  }
  return result;
}

function each(value: unknown, change: (entry: object) => object): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => each(entry, change));
  return typeof value === 'object' && value !== null ? change(value) : value;
}
