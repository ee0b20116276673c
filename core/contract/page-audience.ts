import type { Role } from './roles';
import type { CmsPage } from './catalogue';

/** Sections of pages that bloggers read, and staff: their instructions and their agreements (A §2.1). */
const BLOGGER_SECTIONS: readonly (string | undefined)[] = ['wiki', 'blogger'];
const READERS: readonly Role[] = ['blogger', 'manager', 'admin'];

/** Whether a page is for bloggers alone. Pure. */
export function isForBloggers({ section_code: section }: Pick<CmsPage, 'section_code'>): boolean {
  return BLOGGER_SECTIONS.includes(section);
}

/** Whether somebody may read the pages for bloggers; a guest has no roles. Pure. */
export function readsBloggerPages(roles: readonly Role[]): boolean {
  return roles.some((role) => READERS.includes(role));
}

/** Who sees what is hidden (A §6). */
const SEE_HIDDEN: readonly Role[] = ['manager', 'admin'];

/** Whether a page or block is hidden: it is shown unless its maker has said otherwise. Pure. */
export function isHidden(content: object): boolean {
  return 'is_active' in content && content.is_active === false;
}

/** Whether somebody sees hidden pages and blocks; a guest has no roles. Pure. */
export function seesHidden(roles: readonly Role[]): boolean {
  return roles.some((role) => SEE_HIDDEN.includes(role));
}
