import type { CmsPage } from '../../../../core/contract';
import type { Language, PageRecord } from '../../ports/catalogue/catalogue-data';
import { BRITISH } from '../../../../core/contract/foundation/text-languages';
import { britishMembers } from '../words/british';
import { inLanguage, LANGUAGES } from '../words/words';
import { ABOUT } from './about';
import { BLOGGER_AGREEMENT } from './blogger-agreement';
import { BLOGGER_PRIVACY } from './blogger-privacy';
import { CONTACT } from './contact';
import { pageHtml } from './page-text';
import type { PageText } from './page-text';
import { PRIVACY } from './privacy';
import { RETURNS } from './returns';
import { SHIPPING } from './shipping';
import { SIZE_GUIDE } from './size-guide';
import { TERMS } from './terms';
import { WIKIS } from './wikis';

/** The static pages of A §2.1, and three that a shop should have. */
const PAGES: readonly PageText[] = [PRIVACY, SHIPPING, TERMS, RETURNS, ABOUT, SIZE_GUIDE, CONTACT];

function inOneLanguage(page: PageText, id: number, language: Language): CmsPage {
  const title = inLanguage(page.title, language);
  return {
    id,
    identifier: page.identifier,
    title,
    content_heading: title,
    content: pageHtml(page, language),
    meta_title: title,
    meta_description: inLanguage(page.summary, language),
    sort: id,
    ...(page.section !== undefined && { section_code: page.section }),
    ...(page.countries !== undefined && { countries: [...page.countries] }),
  };
}

const FIRST_WIKI = 101;
const FIRST_AGREEMENT = 151;

const AGREEMENTS: readonly PageText[] = [BLOGGER_AGREEMENT, BLOGGER_PRIVACY];

/**
 * Returns all pages in all languages.
 * @param own pages that replace others by identifier, or are appended
 */
export function pageRecords(own: readonly PageText[] = []): PageRecord[] {
  const known = new Set(PAGES.map(({ identifier }) => identifier));
  const pages = [
    ...PAGES.map((page) => own.find(({ identifier }) => identifier === page.identifier) ?? page),
    ...own.filter(({ identifier }) => !known.has(identifier)),
  ];
  return [
    ...pages.map((page, index) => inAllLanguages((language) => inOneLanguage(page, index + 1, language))),
    ...WIKIS.map((page, index) =>
      inAllLanguages((language) => ({
        ...inOneLanguage(page, FIRST_WIKI + index, language),
        section_code: 'wiki',
        sort: index + 1,
      })),
    ),
    ...AGREEMENTS.map((page, index) =>
      inAllLanguages((language) => ({
        ...inOneLanguage(page, FIRST_AGREEMENT + index, language),
        section_code: 'blogger',
      })),
    ),
  ];
}

function inAllLanguages(pageIn: (language: Language) => CmsPage): PageRecord {
  const all = LANGUAGES.map((language) => [language, pageIn(language)] as const);
  const en = pageIn('en');
  return { pages: { ...Object.fromEntries(all), en, ...inBritain(en) } };
}

function inBritain(page: CmsPage): Pick<PageRecord['pages'], typeof BRITISH> {
  const { title, content_heading, content, meta_title, meta_description } = page;
  const said = britishMembers({ title, content_heading, content, meta_title, meta_description });
  return said === undefined ? {} : { [BRITISH]: { ...page, ...said } };
}
