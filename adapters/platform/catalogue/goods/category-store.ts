import type { Category, FieldError } from '../../../../core/contract';
import type { CategoryDocument, CategoryRow } from '../../../../core/contract/catalogue/manage-categories';
import { recordExists, recordInUse } from '../../../../core/contract/foundation/record-kind';
import { ancestorsOf } from '../reading/catalogue-reader';
import { countCategories } from '../writing/count-categories';
import { cleanHtml, defined } from '../../content';
import { refuse } from '../../foundation';
import type { StoredCategory } from '../../ports/catalogue/catalogue';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { OTHER_LANGUAGES } from '../../../../core/contract/foundation/text-languages';

/** Records edited by staff are safe from demo and import cleanup. */
const SOURCE = 'shop';

export class CategoryStore implements RecordStore<CategoryDocument, CategoryRow> {
  async list(db: Repositories, wanted: ListQuery): Promise<ListPage<CategoryRow>> {
    const { visible, parent } = wanted.filters;
    const all = await db.catalogue.categories();
    const byId = new Map(all.map(({ category }) => [category.id, category] as const));
    const rows = all
      .filter(
        ({ category }) =>
          parent === undefined || category.id === parent || ancestorsOf(category, byId).includes(Number(parent)),
      )
      .filter(({ category }) => visible === undefined || category.is_active === visible)
      .map(({ category, counts }) => ({
        id: String(category.id),
        name: pathOf(category, byId),
        slug: category.slug,
        position: category.position ?? 0,
        visible: category.is_active,
        products: counts.product,
        place: placeOf(category, byId),
      }));
    const found = rows.filter(({ name, slug }) =>
      `${name}
${slug}`
        .toLowerCase()
        .includes(wanted.q?.trim().toLowerCase() ?? ''),
    );
    const sorted = found.toSorted(orderOf(wanted.sort));
    const items = sorted.slice(wanted.offset, wanted.offset + wanted.limit);
    return { total: found.length, items: items.map(({ place: _place, ...row }) => row) };
  }

  async read(db: Repositories, id: string): Promise<CategoryDocument | undefined> {
    const stored = await storedOf(db, id);
    return stored && documentOf(stored);
  }

  async normal(document: CategoryDocument): Promise<CategoryDocument> {
    const texts = [];
    for (const [language, words] of Object.entries(document.texts)) {
      if (words === undefined) continue;
      const html = words.description ?? '';
      const description = html === '' ? undefined : await cleanHtml(html);
      const kept = defined({ name: words.name, description });
      if (Object.keys(kept).length > 0) texts.push([language, kept] as const);
    }
    return { ...document, texts: Object.fromEntries(texts) as CategoryDocument['texts'] }; // sound: English always has a name
  }

  async check(db: Repositories, document: CategoryDocument, before: CategoryDocument | undefined) {
    const { parent_id: parent, slug } = document;
    const all = (await db.catalogue.categories()).map(({ category }) => category);
    const errors: FieldError[] = [];
    if (before !== undefined && before.slug !== slug)
      errors.push({ field: 'slug', message: 'slug cannot be changed: links would break' });
    if (before === undefined && all.some((category) => category.slug === slug))
      throw refuse(recordExists, `The category ${slug} already exists`);
    if (parent === null || parent === before?.parent_id) return errors;
    const own = all.find((category) => category.slug === slug);
    const byId = new Map(all.map((category) => [category.id, category] as const));
    const above = byId.get(parent);
    if (above === undefined) errors.push({ field: 'parent_id', message: `There is no category ${String(parent)}` });
    else if (own !== undefined && (own.id === parent || ancestorsOf(above, byId).includes(own.id)))
      errors.push({ field: 'parent_id', message: 'parent_id must not be the category itself, or lie below it' });
    return errors;
  }

  async create(db: Repositories, document: CategoryDocument): Promise<string> {
    await db.staffChanges.lock('category', ' new'); // concurrent inserts would get the same id
    const id = Math.max(0, ...(await db.catalogue.categories()).map(({ category }) => category.id)) + 1;
    await this.#write(db, document, id, undefined);
    return String(id);
  }

  async change(db: Repositories, id: string, document: CategoryDocument, before: CategoryDocument): Promise<void> {
    const stored = await storedOf(db, id);
    if (stored === undefined) return;
    await this.#write(db, document, stored.category.id, stored);
    if (before.parent_id === document.parent_id) return;
    await this.#placeBelow(db, stored.category.id);
    await countCategories(db);
  }

  async remove(db: Repositories, id: string): Promise<void> {
    const stored = await storedOf(db, id);
    if (stored === undefined) return;
    const below = (await db.catalogue.categories()).find(
      ({ category }) => category.parent_id === stored.category.id && category.id !== stored.category.id,
    );
    if (below !== undefined) throw refuse(recordInUse, `${below.category.name} is a subcategory: move it first`);
    const wanted = {
      now: new Date(0).toISOString(),
      categories: [stored.category.id],
      sort: undefined,
      limit: 1,
      offset: 0,
    };
    const { total } = await db.products.list(wanted);
    if (total > 0) throw refuse(recordInUse, `${String(total)} products are in it: remove them first`);
    await db.catalogue.removeCategory(stored.category.id);
    await db.versions.raise('catalogue', 'index');
  }

  async #write(
    db: Repositories,
    document: CategoryDocument,
    id: number,
    stored: StoredCategory | undefined,
  ): Promise<void> {
    const { slug, parent_id: parent, position, visible, texts } = document;
    const others = OTHER_LANGUAGES.flatMap((language) => {
      const words = texts[language];
      return words === undefined ? [] : [[language, words] as const];
    });
    const category: Category = defined({
      ...(stored?.category ?? { id, url_key: slug, url_path: slug, product_count: 0 }),
      slug,
      position,
      is_active: visible,
      name: texts.en.name,
      description: texts.en.description,
      ...(await placed(db, id, parent ?? 0)),
    });
    const names = others.flatMap(([language, { name }]) => (name === undefined ? [] : [[language, name] as const]));
    const described = others.flatMap(([language, { description }]) =>
      description === undefined ? [] : [[language, description] as const],
    );
    await db.catalogue.writeCategories([
      {
        category,
        source: SOURCE,
        names: names.length === 0 ? undefined : Object.fromEntries(names),
        descriptions: described.length === 0 ? undefined : Object.fromEntries(described),
      },
    ]);
    await db.versions.raise('catalogue', 'index');
  }

  async #placeBelow(db: Repositories, above: number): Promise<void> {
    const below = (await db.catalogue.categories()).filter(
      ({ category }) => category.parent_id === above && category.id !== above,
    );
    for (const { category, names, descriptions } of below) {
      const moved = { ...category, ...(await placed(db, category.id, above)) };
      await db.catalogue.writeCategories([{ category: moved, source: SOURCE, names, descriptions }]);
      await this.#placeBelow(db, category.id);
    }
  }
}

type Ordered = Pick<CategoryRow, 'name' | 'products'> & { readonly place: string };

function orderOf(sort: ListQuery['sort']): (a: Ordered, b: Ordered) => number {
  const direction = sort?.isDescending === true ? -1 : 1;
  if (sort?.by === 'products') return (a, b) => direction * (a.products - b.products);
  const textOf = ({ name, place }: Ordered) => (sort?.by === 'name' ? name : place);
  return (a, b) => direction * (textOf(a) < textOf(b) ? -1 : 1);
}

async function storedOf(db: Repositories, id: string): Promise<StoredCategory | undefined> {
  return (await db.catalogue.categories()).find(({ category }) => String(category.id) === id);
}

async function placed(
  db: Repositories,
  id: number,
  parent: number,
): Promise<Pick<Category, 'level' | 'parent_id' | 'parent_ids' | 'path'>> {
  const all = (await db.catalogue.categories()).map(({ category }) => category);
  const byId = new Map(all.map((category) => [category.id, category] as const));
  const above = byId.get(parent);
  const ids = above === undefined ? [] : [...ancestorsOf(above, byId)].reverse().concat(above.id);
  return {
    parent_id: parent,
    parent_ids: ids,
    level: above === undefined ? 1 : above.level + 1,
    path: [...ids, id].join('/'),
  };
}

function documentOf({ category, names, descriptions }: StoredCategory): CategoryDocument {
  const others = OTHER_LANGUAGES.flatMap((language) => {
    const words = defined({ name: names?.[language], description: descriptions?.[language] || undefined });
    return Object.keys(words).length === 0 ? [] : [[language, words] as const];
  });
  return {
    slug: category.slug,
    parent_id: category.parent_id > 0 && category.parent_id !== category.id ? category.parent_id : null,
    position: category.position ?? 0,
    visible: category.is_active,
    texts: {
      en: defined({ name: category.name, description: category.description || undefined }),
      ...Object.fromEntries(others),
    },
  };
}

function pathOf(category: Category, byId: ReadonlyMap<number, Category>): string {
  const above = ancestorsOf(category, byId).flatMap((id) => byId.get(id)?.name ?? []);
  return [...above.reverse(), category.name].join(' › ');
}

function placeOf(category: Category, byId: ReadonlyMap<number, Category>): string {
  const line = [...ancestorsOf(category, byId)].reverse().flatMap((id) => byId.get(id) ?? []);
  return [...line, category]
    .map(({ position = 0, id }) => `${String(position).padStart(6, '0')}-${String(id).padStart(9, '0')}`)
    .join('/');
}
