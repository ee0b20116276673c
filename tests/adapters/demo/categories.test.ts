import { describe, expect, it } from 'vitest';
import { createCategoryTree } from '../../../adapters/demo/categories/categories';
import { category as categorySchema } from '../../../core/contract/catalogue/catalogue';

const languagesOf = (texts: object | undefined) =>
  Object.keys(texts ?? {})
    .filter((key) => key !== 'en-GB')
    .sort();

const tree = createCategoryTree();
const categories = tree.records.map(({ category }) => category);
const byId = new Map(categories.map((category) => [category.id, category]));

describe('the demo categories', () => {
  it('satisfy the contract', () => {
    for (const category of categories) expect(() => categorySchema.parse(category)).not.toThrow();
  });

  it('extend from root 1 over the main category 2, four levels and in places five', () => {
    expect(categories[0]).toMatchObject({ id: 1, level: 0, parent_id: 0 });
    expect(categories[1]).toMatchObject({ id: 2, level: 1, parent_id: 1 });
    expect(categories.filter(({ level }) => level === 2).map(({ slug }) => slug)).toEqual([
      'men',
      'women',
      'children',
      'sport',
      'gifts',
    ]);
    expect(categories.filter(({ level }) => level === 4).length).toBeGreaterThan(40);
    expect(Math.max(...categories.map(({ level }) => level))).toBe(5);
  });

  it('have their parents, their path and their number of descendants', () => {
    for (const category of categories.slice(1)) {
      const parent = byId.get(category.parent_id);
      expect(category.level, category.slug).toBe((parent?.level ?? Number.NaN) + 1);
      expect(category.path).toBe(`${parent?.path ?? ''}/${String(category.id)}`);
      expect(category.parent_ids).toEqual(category.path?.split('/').slice(0, -1).map(Number));
      expect(category.children_count).toBe(categories.filter(({ parent_id: id }) => id === category.id).length);
    }
  });

  it('are below their department in the URL', () => {
    const parkas = categories.find(({ url_path: path }) => path === 'men/clothing/jackets/parkas');
    expect(parkas).toMatchObject({ name: 'Parkas', slug: 'men-parkas', level: 5 });
  });

  it('have a name in each language', () => {
    for (const { category, names } of tree.records) {
      expect(languagesOf(names), category.slug).toEqual(['de', 'en', 'ru', 'uk', 'zh']);
      for (const name of Object.values(names ?? {})) expect(name.length).toBeGreaterThan(0);
    }
  });

  it('have their own introduction in each language', () => {
    for (const { category, descriptions } of tree.records) {
      expect(languagesOf(descriptions), category.slug).toEqual(['de', 'ru', 'uk', 'zh']);
      const said = [category.description, ...Object.values(descriptions ?? {})];
      expect(new Set(said).size, category.slug).toBe(said.length);
      for (const text of said) expect(text).not.toBe('');
      expect(descriptions?.ru).toMatch(/\p{Script=Cyrillic}/u);
      expect(descriptions?.uk).toMatch(/\p{Script=Cyrillic}/u);
      expect(descriptions?.zh).toMatch(/\p{Script=Han}/u);
    }
  });

  it('start at another id if an imported catalogue has the first ones', () => {
    const moved = createCategoryTree(900).records.map(({ category }) => category.id);
    expect(moved.slice(0, 3)).toEqual([1, 2, 900]);
  });
});
