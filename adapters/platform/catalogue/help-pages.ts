import { helpTopics } from '../../../core/catalogue/search/help-topics';
import { otherLayouts } from '../../../core/catalogue/search/keyboard-layouts';
import type { CmsPage } from '../../../core/contract';
import type { HelpPage } from '../../../core/contract/catalogue';

/** More than these are no answer. */
const MOST_PAGES = 4;
/** The beginning of a title counts from this length. */
const SHORTEST_TITLE_PART = 4;

function words(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The same for words that may have been typed in the other keyboard layout. Pure. @param language of the store */
export function helpPagesIn(
  language: string,
  text: string,
  pages: readonly Pick<CmsPage, 'identifier' | 'title'>[],
): readonly HelpPage[] {
  const readings = [text, ...otherLayouts(text, language)].map((one) => helpPages(one, pages));
  return readings.find((found) => found.length > 0) ?? [];
}

/**
 * The pages that answer what was typed, surest first: those of the topics that the words ask for, then pages of the merchant's whose
 * title begins so. Most words ask for none. Pure.
 * @param pages those that everybody may read, in the language of the store
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
  return [...found.values()].toReversed().slice(0, MOST_PAGES);
}
