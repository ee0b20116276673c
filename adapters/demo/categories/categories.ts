import { lookUp } from '../../../core/kernel/look-up';
import { drawingPath } from '../drawings';
import type { Category } from '../../../core/contract';
import type { CategoryRecord } from '../../platform/ports/catalogue/catalogue-data';
import { CATEGORY_COVERS } from './category-covers';
import { departmentTree } from './category-tree';
import type { Branch } from './category-tree';
import { COLOURS } from '../../platform/starter/colours';
import { CATEGORY_INTRODUCTIONS } from '../texts/category-introductions';
import { CATEGORY_TEXTS } from '../texts/category-texts';
import { BRITISH } from '../../../core/contract/foundation/text-languages';
import { british } from '../../platform/starter/words/british';
import { inLanguage, LANGUAGES } from '../../platform/starter/words/words';

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
  readonly segments: readonly string[];
  readonly position: number;
  readonly children: number;
}

function coverOf(segments: readonly string[], key: string): string {
  const cover = lookUp(CATEGORY_COVERS, segments.join('/')) ?? lookUp(CATEGORY_COVERS, key);
  if (cover === undefined) throw new RangeError(`The category ${segments.join('/')} has no cover`);
  const [cut, fabric, print, color, accent, title] = cover;
  const kids = segments[0] === 'children';
  const spec = { cut, view: 'cover', fabric, print, color: COLOURS[color].hex, accent: COLOURS[accent].hex } as const;
  return `/garment/${drawingPath({ ...spec, seed: segments.join('/').length, ...(title && { title }), ...(kids ? { kids } : {}) })}`;
}

/** Department plus last segment: short and unique in the tree. */
function urlKey(segments: readonly string[]): string {
  const [department = '', ...rest] = segments;
  const last = rest.at(-1);
  if (last === undefined) return department;
  return department === 'sport' ? segments.join('-') : `${department}-${last}`;
}

function descriptionsOf(path: string, key: string): NonNullable<CategoryRecord['descriptions']> {
  const words = lookUp(CATEGORY_INTRODUCTIONS, path) ?? lookUp(CATEGORY_INTRODUCTIONS, key);
  if (words === undefined) throw new RangeError(`The category ${key} has no introduction`);
  const [de, ru, uk, zh] = words;
  return { de, ru, uk, zh };
}

function inBritain(text: string): { readonly [BRITISH]?: string } {
  const said = british(text);
  return said === undefined ? {} : { [BRITISH]: said };
}

function recordOf(id: number, key: string, place: Place): CategoryRecord {
  const texts = lookUp(CATEGORY_TEXTS, place.segments.join('/')) ?? lookUp(CATEGORY_TEXTS, key);
  if (texts === undefined) throw new RangeError(`The category ${key} has no name`);
  const slug = place.segments.length === 0 ? key : urlKey(place.segments);
  const category: Category = {
    id,
    parent_id: place.parents.at(-1) ?? 0,
    parent_ids: [...place.parents],
    name: texts.name[0],
    description: texts.text,
    slug,
    url_key: slug,
    url_path: place.segments.length === 0 ? slug : place.segments.join('/'),
    level: place.parents.length,
    position: place.position,
    is_active: true,
    product_count: 0,
    children_count: place.children,
    path: [...place.parents, id].join('/'),
    ...(place.segments.length === 0 ? {} : { image: coverOf(place.segments, key) }),
  };
  const names = {
    ...Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(texts.name, language)])),
    ...inBritain(texts.name[0]),
  };
  const descriptions = { ...descriptionsOf(place.segments.join('/'), key), ...inBritain(texts.text) };
  return { category, names, descriptions, source: 'demo' };
}

/**
 * Creates the category tree with names in five languages.
 * @param firstId id of the first department; lower ids may be taken by an imported catalogue
 */
export function createCategoryTree(firstId = FIRST_ID): CategoryTree {
  const records: CategoryRecord[] = [];
  const idsByPath = new Map<string, readonly number[]>();
  let nextId = firstId;
  const add = (branch: Branch, parents: readonly number[], above: readonly string[], position: number): void => {
    const id = nextId;
    nextId += 1;
    const segments = [...above, branch.key];
    records.push(recordOf(id, branch.key, { parents, segments, position, children: branch.children.length }));
    idsByPath.set(segments.join('/'), [...parents.slice(1), id]);
    branch.children.forEach((child, index) => add(child, [...parents, id], segments, index + 1));
  };
  const departments = departmentTree();
  records.push(recordOf(ROOT_ID, 'root', { parents: [], segments: [], position: 1, children: 1 }));
  records.push(
    recordOf(MAIN_ID, 'vitrine', { parents: [ROOT_ID], segments: [], position: 1, children: departments.length }),
  );
  departments.forEach((branch, index) => add(branch, [ROOT_ID, MAIN_ID], [], index + 1));
  const nameById = new Map(records.map(({ category }) => [category.id, category.name]));
  return { records, idsByPath, nameById };
}
