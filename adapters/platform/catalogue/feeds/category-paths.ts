import type { Category, Product } from '../../../../core/contract';
import { ancestorsOf } from '../reading/catalogue-reader';

const LEVEL_ABOVE = 1;

/** Formats the deepest category path: 'Women > Jackets'; '' if none. Pure. */
export function categoryPaths(categories: readonly Category[]): (product: Pick<Product, 'category_ids'>) => string {
  const byId = new Map(categories.map((category) => [category.id, category] as const));
  const known = new Map<number, string>();
  const pathOf = (category: Category): string => {
    const path = [...ancestorsOf(category, byId)].reverse().flatMap((id) => byId.get(id) ?? []);
    return [...path, category]
      .filter(({ level }) => level > LEVEL_ABOVE)
      .map(({ name }) => name)
      .join(' > ');
  };
  return ({ category_ids: ids = [] }) => {
    const shown = ids
      .flatMap((id) => byId.get(Number(id)) ?? [])
      .filter(({ is_active: isActive, level }) => isActive && level > LEVEL_ABOVE);
    const [first, ...others] = shown;
    if (first === undefined) return '';
    const deepest = others.reduce((best, category) => (category.level > best.level ? category : best), first);
    const path = known.get(deepest.id) ?? pathOf(deepest);
    known.set(deepest.id, path);
    return path;
  };
}
