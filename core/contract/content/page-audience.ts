import type { Role } from '../foundation/roles';
import type { CmsPage } from '../catalogue/catalogue';

const BLOGGER_SECTIONS: readonly (string | undefined)[] = ['wiki', 'blogger'];
const READERS: readonly Role[] = ['blogger', 'manager', 'admin'];

export function isForBloggers({ section_code: section }: Pick<CmsPage, 'section_code'>): boolean {
  return BLOGGER_SECTIONS.includes(section);
}

export function readsBloggerPages(roles: readonly Role[]): boolean {
  return roles.some((role) => READERS.includes(role));
}

const SEE_HIDDEN: readonly Role[] = ['manager', 'admin'];

export function isHidden(content: object): boolean {
  return 'is_active' in content && content.is_active === false;
}

export function seesHidden(roles: readonly Role[]): boolean {
  return roles.some((role) => SEE_HIDDEN.includes(role));
}
