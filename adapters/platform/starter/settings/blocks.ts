import type { BlockRecord, Language } from '../../ports/catalogue/catalogue-data';
import type { CmsBlock, SiteSettings } from '../../../../core/contract';
import { BLOGGER_SETTINGS } from '../../../../core/contract/bloggers/blogger-settings';
import { pageHtml } from '../pages/page-text';
import { SIZE_CHARTS } from '../pages/size-charts';
import { SIZE_GUIDE } from '../pages/size-guide';
import { inLanguage, LANGUAGES } from '../words/words';
import type { Words } from '../words/words';
import { bloggerSettingsIn } from './blogger-settings';
import { siteSettingsIn } from './site-settings';
import { words } from './setting-words';

interface Promised {
  readonly icon: string;
  readonly title: Words;
  readonly text: Words;
}

const PROMISES: readonly Promised[] = [
  {
    icon: 'returns',
    title: words('benefits.returns.title'),
    text: words('benefits.returns.text'),
  },
  {
    icon: 'delivery',
    title: words('benefits.delivery.title'),
    text: words('benefits.delivery.text'),
  },
  {
    icon: 'repair',
    title: words('benefits.repair.title'),
    text: words('benefits.repair.text'),
  },
  {
    icon: 'advice',
    title: words('benefits.advice.title'),
    text: words('benefits.advice.text'),
  },
];

const ANNOUNCEMENT: Words = words('announcement');

const NEWSLETTER: Words = words('newsletter');

const OPENING: { readonly title: Words; readonly text: Words } = {
  title: words('opening.title'),
  text: words('opening.text'),
};

const FIRST_CHART_ID = 20;
const FIRST_OWN_ID = 60;

type BlockText = (language: Language) => Pick<CmsBlock, 'content' | 'json' | 'title'>;

function block(id: number, identifier: string, text: BlockText): BlockRecord {
  const inAll = LANGUAGES.map((language) => [language, { id, identifier, ...text(language) }] as const);
  return { blocks: { ...Object.fromEntries(inAll), en: { id, identifier, ...text('en') } } };
}

export interface OwnBlock {
  readonly identifier: string;
  readonly text: BlockText;
}

export interface OwnBlocks {
  readonly settingsIn?: (language: Language) => Partial<SiteSettings>;
  readonly announcement?: Words;
  readonly blocks?: readonly OwnBlock[];
}

/** @param now milliseconds since the epoch */
export function blockRecords(
  now: number,
  { settingsIn = () => ({}), announcement = ANNOUNCEMENT, blocks = [] }: OwnBlocks = {},
): BlockRecord[] {
  return [
    block(1, 'cms_settings', (language) => ({
      title: 'Settings',
      json: { ...siteSettingsIn(language), ...settingsIn(language) },
    })),
    block(2, 'last_updated', () => ({ title: 'Last updated', json: { last_updated: now } })),
    block(3, 'benefits', (language) => ({
      title: 'Benefits',
      json: {
        items: PROMISES.map(({ icon, title, text }) => ({
          icon,
          title: inLanguage(title, language),
          text: inLanguage(text, language),
        })),
      },
    })),
    block(4, 'announcement', (language) => ({
      title: 'Announcement',
      content: `<p>${inLanguage(announcement, language)}</p>`,
    })),
    block(5, 'newsletter', (language) => ({
      title: 'Newsletter',
      content: `<p>${inLanguage(NEWSLETTER, language)}</p>`,
    })),
    block(6, 'opening', (language) => ({
      title: inLanguage(OPENING.title, language),
      content: inLanguage(OPENING.text, language),
    })),
    block(7, BLOGGER_SETTINGS, (language) => ({ title: 'Blogger settings', json: bloggerSettingsIn(language) })),
    ...Object.entries(SIZE_CHARTS).map(([identifier, parts], index) =>
      block(FIRST_CHART_ID + index, identifier, (language) => ({
        title: inLanguage(SIZE_GUIDE.title, language),
        content: pageHtml({ parts }, language),
      })),
    ),
    ...blocks.map(({ identifier, text }, index) => block(FIRST_OWN_ID + index, identifier, text)),
  ];
}
