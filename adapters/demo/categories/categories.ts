import { lookUp } from '../../../core/kernel/look-up';
import { drawingPath } from '../drawings';
import type { Category } from '../../../core/contract';
import type { CategoryRecord } from '../../platform/ports/catalogue/catalogue-data';
import { COLOURS } from '../../platform/starter/colours';
import { BRITISH } from '../../../core/contract/foundation/text-languages';
import { CATEGORIES } from '../data';
import { british } from '../../platform/starter/words/british';
import { inLanguage, LANGUAGES, OTHER_LANGUAGES } from '../../platform/starter/words/words';

/** S §9. */
const ROOT_ID = 1;
const MAIN_ID = 2;
const FIRST_ID = 3;

export interface CategoryTree {
  readonly records: readonly CategoryRecord[];
  readonly idsByPath: ReadonlyMap<string, readonly number[]>;
  readonly nameById: ReadonlyMap<number, string>;
}

interface Place {
  readonly parents: readonly number[];
  /** Empty above the departments. */
  readonly path: string;
  readonly position: number;
  readonly children: number;
}

type About = (typeof CATEGORIES)['about'][string];

function about<Member extends keyof About>(path: string, key: string, member: Member): NonNullable<About[Member]> {
  const found = lookUp(CATEGORIES.about, path)?.[member] ?? lookUp(CATEGORIES.about, key)?.[member];
  if (found === undefined) throw new RangeError(`The category ${path} has no ${member}`);
  return found;
}

function coverOf(path: string, key: string): string {
  const [cut, fabric, print, color, accent, title] = about(path, key, 'cover');
  const kids = path.startsWith('children');
  const spec = { cut, view: 'cover', fabric, print, color: COLOURS[color].hex, accent: COLOURS[accent].hex } as const;
  return `/garment/${drawingPath({ ...spec, seed: path.length, ...(title && { title }), ...(kids ? { kids } : {}) })}`;
}

/** Department plus last segment: short and unique in the tree. */
function urlKey(path: string): string {
  const [department = '', ...rest] = path.split('/');
  const last = rest.at(-1);
  if (last === undefined) return department;
  return department === 'sport' ? path.replaceAll('/', '-') : `${department}-${last}`;
}

function inBritain(text: string): { readonly [BRITISH]?: string } {
  const said = british(text);
  return said === undefined ? {} : { [BRITISH]: said };
}

function recordOf(id: number, key: string, { path, parents, position, children }: Place): CategoryRecord {
  const [name, text] = [about(path, key, 'name'), about(path, key, 'text')];
  const slug = path === '' ? key : urlKey(path);
  const category: Category = {
    id,
    parent_id: parents.at(-1) ?? 0,
    parent_ids: [...parents],
    name: name[0],
    description: text[0],
    slug,
    url_key: slug,
    url_path: path === '' ? slug : path,
    level: parents.length,
    position,
    is_active: true,
    product_count: 0,
    children_count: children,
    path: [...parents, id].join('/'),
    ...(path === '' ? {} : { image: coverOf(path, key) }),
  };
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(name, language)]));
  const descriptions = Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, inLanguage(text, language)]));
  return {
    category,
    names: { ...names, ...inBritain(name[0]) },
    descriptions: { ...descriptions, ...inBritain(text[0]) },
    source: 'demo',
  };
}

/**
 * Creates the category tree with names in five languages.
 * @param firstId id of the first department; lower ids may be taken by an imported catalogue
 */
export function createCategoryTree(firstId = FIRST_ID): CategoryTree {
  const keysIn = new Map<string, string[]>([['', []]]);
  const places = CATEGORIES.paths.map((path) => {
    const [key = '', ...above] = path.split('/').reverse();
    const parent = above.reverse().join('/');
    keysIn.set(path, []);
    return { key, path, parent, position: keysIn.get(parent)?.push(key) ?? 1 };
  });
  const childrenOf = (path: string) => keysIn.get(path)?.length ?? 0;
  const records = [
    recordOf(ROOT_ID, 'root', { parents: [], path: '', position: 1, children: 1 }),
    recordOf(MAIN_ID, 'vitrine', { parents: [ROOT_ID], path: '', position: 1, children: childrenOf('') }),
  ];
  const idsByPath = new Map<string, readonly number[]>([['', [MAIN_ID]]]);
  for (const [index, { key, path, parent, position }] of places.entries()) {
    const [id, above] = [firstId + index, idsByPath.get(parent) ?? []];
    records.push(recordOf(id, key, { parents: [ROOT_ID, ...above], path, position, children: childrenOf(path) }));
    idsByPath.set(path, [...above, id]);
  }
  return { records, idsByPath, nameById: new Map(records.map(({ category: { id, name } }) => [id, name])) };
}
