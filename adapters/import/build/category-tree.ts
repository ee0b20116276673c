import type { Category } from '../../../core/contract';
import type { CategoryRecord, ProductRecord } from '../../platform/ports/catalogue/catalogue-data';
import { slugOf } from '../../../core/kernel/slug-of';
import { peopleOf } from './people-of';
import { StableIds } from './stable-ids';

const ROOT_ID = 1;
const DEFAULT_ID = 2;
const BEHIND_PEOPLE = 1000;

/** Slugs contain the full path, so equal names do not collide. */
export class CategoryTree {
  readonly #ids: StableIds;
  readonly #categories = new Map<string, Category>();
  readonly #siblings = new Map<number, number>();
  #defaultRoot: string | undefined;

  constructor(
    existing: ReadonlyMap<string, number>,
    private readonly source: ProductRecord['source'],
  ) {
    this.#ids = new StableIds(existing, DEFAULT_ID);
  }

  at(names: readonly string[]): Category | undefined {
    let parent = this.#root();
    let path: readonly string[] = [];
    let found: Category | undefined;
    for (const name of names) {
      if (found === undefined) this.#defaultRoot ??= name;
      const isDefault = found === undefined && name === this.#defaultRoot;
      path = isDefault ? [] : [...path, slugOf(name)];
      found = this.#open(isDefault ? undefined : path, name, parent);
      parent = found;
    }
    return found;
  }

  records(): readonly CategoryRecord[] {
    return [...this.#categories.values()].map((category) => ({ category, source: this.source }));
  }

  #root(): Category {
    const known = this.#categories.get('/');
    if (known !== undefined) return known;
    const root: Category = {
      id: ROOT_ID, parent_id: 0, parent_ids: [], name: 'Root', slug: 'root', url_path: '', url_key: 'root', level: 0, position: 0,
      is_active: true, product_count: 0, path: String(ROOT_ID),
    }; // prettier-ignore
    this.#categories.set('/', root);
    return root;
  }

  #open(path: readonly string[] | undefined, name: string, parent: Category): Category {
    const urlPath = path?.join('/');
    const key = urlPath ?? '/default';
    const known = this.#categories.get(key);
    if (known !== undefined) return known;
    const id = urlPath === undefined ? DEFAULT_ID : this.#ids.of(urlPath);
    const nth = (this.#siblings.get(parent.id) ?? 0) + 1;
    this.#siblings.set(parent.id, nth);
    const position = parent.id === DEFAULT_ID && peopleOf([['', name]]).length === 0 ? nth + BEHIND_PEOPLE : nth;
    const category: Category = {
      id,
      parent_id: parent.id,
      parent_ids: [...(parent.parent_ids ?? []), parent.id],
      name,
      slug: path?.join('-') ?? slugOf(name),
      url_path: urlPath ?? slugOf(name),
      url_key: path?.at(-1) ?? slugOf(name),
      level: parent.level + 1,
      position,
      is_active: true,
      product_count: 0,
      path: `${parent.path ?? ''}/${id}`,
    };
    this.#categories.set(key, category);
    return category;
  }
}
