import type { Repositories } from '../../ports/database';

export async function descendantsOf(db: Pick<Repositories, 'catalogue'>, id: number): Promise<readonly number[]> {
  const categories = (await db.catalogue.categories()).map(({ category }) => category);
  if (!categories.some((category) => category.id === id)) return [];
  const found = new Set([id]);
  let size = 0;
  while (size < found.size) {
    size = found.size;
    for (const category of categories) if (found.has(category.parent_id)) found.add(category.id);
  }
  return [...found];
}
