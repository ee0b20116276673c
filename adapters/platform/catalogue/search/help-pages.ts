import { helpTopics } from '../../../../core/catalogue/search/help-topics';
import { otherLayouts } from '../../../../core/catalogue/search/keyboard-layouts';
import type { CmsPage } from '../../../../core/contract';
import type { HelpPage } from '../../../../core/contract/catalogue/catalogue';

const MAX_PAGES = 4;
const SHORTEST_TITLE_PART = 4;

function words(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

export function helpPagesIn(
  language: string,
  text: string,
  pages: readonly Pick<CmsPage, 'identifier' | 'title'>[],
): readonly HelpPage[] {
  const readings = [text, ...otherLayouts(text, language)].map((one) => helpPages(one, pages));
  return readings.find((found) => found.length > 0) ?? [];
}

/**
 * Returns help pages matching the query by topic or title prefix, best first. Pure.
 * @param pages public pages in the store's language
 */
export function helpPages(text: string, pages: readonly Pick<CmsPage, 'identifier' | 'title'>[]): readonly HelpPage[] {
  const ofTopics = helpTopics(text).flatMap(({ name, path, pages: wanted = [] }): HelpPage[] => {
    if (path !== undefined) return [{ topic: name, path }];
    const page = wanted
      .map((identifier) => pages.find((one) => one.identifier === identifier))
      .find((one) => one !== undefined);
    return page === undefined ? [] : [{ topic: name, identifier: page.identifier, title: page.title }];
  });
  const typed = words(text);
  const named = typed.length < SHORTEST_TITLE_PART ? [] : pages.filter(({ title }) => words(title).startsWith(typed));
  const byTitle = named.map(({ identifier, title }): HelpPage => ({ identifier, title }));
  const found = new Map(
    [...ofTopics, ...byTitle].toReversed().map((page) => [page.identifier ?? page.path, page] as const),
  );
  return [...found.values()].toReversed().slice(0, MAX_PAGES);
}
