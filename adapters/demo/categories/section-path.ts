import { lookUp } from '../../../core/kernel/look-up';
import type { Gender } from '../base/sizes';
import { CATEGORIES } from '../data';

const PATHS: ReadonlyMap<string, string> = new Map(
  CATEGORIES.paths.map((path) => [`${path.split('/')[0] ?? ''} ${path.split('/').at(-1) ?? ''}`, path]),
);

/** @throws RangeError if the department has no such section */
export function sectionPath(gender: Gender, section: string): string {
  const key = gender === 'children' ? (lookUp(CATEGORIES.childrenSections, section) ?? section) : section;
  const path = PATHS.get(`${gender} ${key}`);
  if (path === undefined) throw new RangeError(`There is no section ${section} for ${gender}`);
  return path;
}
