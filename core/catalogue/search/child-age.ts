import { CHILD_SIZES } from '../../kernel/size-tables';
import type { QueryPart } from './query-part';
import type { QueryVocabulary } from './shop-names';

const CHILDREN = 'children';

function heightAt(age: number): string | undefined {
  return CHILD_SIZES.find(([, , years]) => Number.parseInt(years, 10) >= age)?.[0];
}

/**
 * Reads a child's age as gender and size filters.
 * @param withSize false leaves the size open
 */
export function ageParts(
  age: string | undefined,
  { genders, sizes }: Pick<QueryVocabulary, 'genders' | 'sizes'>,
  withSize: boolean,
): readonly Omit<QueryPart, 'typed'>[] {
  if (!genders.some(({ value }) => value === CHILDREN)) return [];
  const height = withSize ? heightAt(Number(age)) : undefined;
  const fitting = sizes.flatMap(({ value, label }) =>
    height !== undefined && [value, label].includes(height) ? [value] : [],
  );
  return [
    { kind: 'gender', code: 'gender', values: [CHILDREN] },
    ...(fitting.length > 0 ? [{ kind: 'age', code: 'size', values: fitting } as const] : []),
  ];
}
