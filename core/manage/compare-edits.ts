import { isMembers, jsonChanges, type JsonChange, type Members } from '../kernel/json-changes';
import { lookUp } from '../kernel/look-up';

/** Concurrent changes of one document. */
export interface ComparedEdits {
  readonly theirs: readonly JsonChange[];
  readonly yours: readonly JsonChange[];
  readonly both: readonly { readonly path: string; readonly theirs: unknown; readonly yours: unknown }[];
}

/**
 * Compares two edits of the same base.
 * @param base common ancestor
 */
export function compareEdits(base: unknown, theirs: unknown, yours: unknown): ComparedEdits {
  const [their, your] = [jsonChanges(base, theirs), jsonChanges(base, yours)];
  const touches = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`) || b === '';
  const isAgreed = ({ path, to }: JsonChange) =>
    their.some((one) => one.path === path && jsonChanges(one.to, to).length === 0);
  const open = your.filter((one) => !isAgreed(one));
  const both = open.flatMap(({ path, to }) => {
    const other = their.find((one) => touches(one.path, path));
    return other === undefined ? [] : [{ path, theirs: other.to, yours: to }];
  });
  return {
    theirs: their.filter((one) => !your.some(({ path }) => touches(path, one.path))),
    yours: open.filter((one) => !both.some(({ path }) => path === one.path)),
    both,
  };
}

/**
 * Merges two edits.
 * @param decisions by path; defaults to yours
 */
export function mergeEdits(
  { theirs, yours }: { readonly theirs: Members; readonly yours: Members },
  { yours: mine, both }: ComparedEdits,
  decisions: Readonly<Record<string, 'theirs' | 'yours'>>,
): Members {
  const paths = [...mine, ...both.filter(({ path }) => lookUp(decisions, path) !== 'theirs')].map(({ path }) => path);
  return paths.reduce<Members>(
    (merged, path) => withMember(merged, path.split('.'), memberOf(yours, path.split('.'))),
    theirs,
  );
}

function memberOf(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isMembers(inner) ? lookUp(inner, name) : undefined), value);
}

function withMember(members: Members, [name, ...rest]: readonly string[], value: unknown): Members {
  if (name === undefined) return members;
  const inner = lookUp(members, name);
  const set = rest.length === 0 ? value : withMember(isMembers(inner) ? inner : {}, rest, value);
  const others = Object.entries(members).filter(([other]) => other !== name);
  return Object.fromEntries(set === undefined ? others : [...others, [name, set]]);
}
