import type { ChoosableCategory } from '../../../core/staff';

type Named = Omit<ChoosableCategory, 'visible'>;

export function namedWithAncestors(categories: readonly Named[]) {
  const byId = new Map(categories.map((category) => [category.id, category] as const));
  const nameOf = (category: Named, depth = 0): string => {
    const parent = category.parent_id === category.id ? undefined : byId.get(category.parent_id);
    return parent === undefined || depth > 8 ? category.name : `${nameOf(parent, depth + 1)} › ${category.name}`;
  };
  return categories
    .map((category) => ({ value: String(category.id), label: nameOf(category) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
