import type { FilterValue, SearchFilter } from '../../../../core/contract';

type Scalar = string | number | boolean;

export function valuesAt(document: unknown, path: string): readonly Scalar[] {
  let values: unknown[] = [document];
  for (const part of path.split('.')) {
    values = values.flatMap((value): unknown[] => {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return [];
      const member: unknown = Reflect.get(value, part);
      return Array.isArray(member) ? member : [member];
    });
  }
  return values.filter((value): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value));
}

/** Numeric if both are numbers, so '51' equals 51. */
function compare(a: Scalar, b: Scalar): number {
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y) && a !== '' && b !== '') return x - y;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

const equal = (a: Scalar, b: Scalar) => String(a) === String(b) || (typeof a === typeof b && compare(a, b) === 0);

export function meets(values: readonly Scalar[], condition: FilterValue): boolean {
  const { eq, gt, gte, lt, lte, nin } = condition;
  const some = (test: (value: Scalar) => boolean) => values.some(test);
  return (
    (eq === undefined || some((value) => equal(value, eq))) &&
    (condition.in === undefined || some((value) => (condition.in ?? []).some((wanted) => equal(value, wanted)))) &&
    (nin === undefined || !some((value) => nin.some((unwanted) => equal(value, unwanted)))) &&
    (gt === undefined || some((value) => compare(value, gt) > 0)) &&
    (gte === undefined || some((value) => compare(value, gte) >= 0)) &&
    (lt === undefined || some((value) => compare(value, lt) < 0)) &&
    (lte === undefined || some((value) => compare(value, lte) <= 0))
  );
}

export function matchesFilters(document: object, filters: readonly SearchFilter[]): boolean {
  return filters.every((filter) => meets(valuesAt(document, filter.attribute), filter.value));
}

export interface SortKey {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Parses 'promoted:desc,id:desc'. Default ascending; invalid keys are dropped. */
export function parseSort(sort: string | undefined): readonly SortKey[] {
  return (sort ?? '').split(',').flatMap((part): SortKey[] => {
    const [field = '', direction = 'asc'] = part.trim().split(/[:\s]+/);
    if (field === '') return [];
    return [{ field, direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' }];
  });
}

/** Stable sort; documents without a value come last. */
export function sortDocuments<T extends object>(documents: readonly T[], keys: readonly SortKey[]): readonly T[] {
  if (keys.length === 0) return documents;
  return [...documents].sort((a, b) => {
    for (const { field, direction } of keys) {
      const [x] = valuesAt(a, field);
      const [y] = valuesAt(b, field);
      if (x === y) continue;
      if (x === undefined) return 1;
      if (y === undefined) return -1;
      const order = compare(x, y);
      if (order !== 0) return direction === 'desc' ? -order : order;
    }
    return 0;
  });
}
