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

interface Promised {
  readonly icon: string;
  readonly title: Words;
  readonly text: Words;
}

const PROMISES: readonly Promised[] = [
  {
    icon: 'returns',
    title: ['30 days to decide', '30 Tage Bedenkzeit', '30 дней на раздумья', '30 днів на роздуми', '30天从容决定'],
    text: [
      'Send back what does not fit, free of charge.',
      'Was nicht passt, geht kostenlos zurück.',
      'Верните то, что не подошло, бесплатно.',
      'Поверніть те, що не підійшло, безкоштовно.',
      '不合适即可免费退回。',
    ],
  },
  {
    icon: 'delivery',
    title: ['To the day', 'Auf den Tag genau', 'С точностью до дня', 'З точністю до дня', '准日送达'],
    text: [
      'Every product says on which day it reaches you, and what that costs.',
      'Bei jedem Artikel steht, an welchem Tag er bei dir ist und was das kostet.',
      'У каждого товара указано, в какой день он будет у вас и сколько это стоит.',
      'Біля кожного товару вказано, якого дня він буде у вас і скільки це коштує.',
      '每件商品都写明哪天送到、运费多少。',
    ],
  },
  {
    icon: 'repair',
    title: ['Repairs', 'Reparaturen', 'Ремонт', 'Ремонт', '修补服务'],
    text: [
      'Soles, seams and zips: ask us before you throw it away.',
      'Sohlen, Nähte, Reißverschlüsse: frag uns, bevor du es wegwirfst.',
      'Подошвы, швы, молнии: спросите нас, прежде чем выбросить.',
      'Підошви, шви, блискавки: запитайте нас, перш ніж викинути.',
      '鞋底、缝线、拉链：扔掉前先问问我们。',
    ],
  },
  {
    icon: 'advice',
    title: ['A person answers', 'Ein Mensch antwortet', 'Отвечает человек', 'Відповідає людина', '真人客服'],
    text: [
      'By phone and e-mail, from 9:00 to 18:00, Monday to Saturday.',
      'Per Telefon und E-Mail, montags bis samstags von 9 bis 18 Uhr.',
      'По телефону и почте с 9:00 до 18:00, с понедельника по субботу.',
      'Телефоном і поштою з 9:00 до 18:00, з понеділка по суботу.',
      '周一至周六9点至18点，电话与邮件均可。',
    ],
  },
];

const ANNOUNCEMENT: Words = [
  'Free returns within 30 days',
  '30 Tage kostenlose Rückgabe',
  'Бесплатный возврат 30 дней',
  'Безкоштовне повернення 30 днів',
  '30天免费退货',
];

const NEWSLETTER: Words = [
  'One letter a month: what is new, what is back, what is nearly gone.',
  'Ein Brief im Monat: was neu ist, was wieder da ist, was fast weg ist.',
  'Одно письмо в месяц: что нового, что снова в продаже, что почти закончилось.',
  'Один лист на місяць: що нового, що знову в продажу, що майже скінчилося.',
  '每月一封信：新到、补货与即将售罄。',
];

const OPENING: { readonly title: Words; readonly text: Words } = {
  title: ['Opening soon', 'Bald geöffnet', 'Скоро откроемся', 'Скоро відкриємось', '即将开业'],
  text: [
    'Nothing is on sale here yet: the shelves are still being filled. Look in again soon.',
    'Hier gibt es noch nichts zu kaufen: Die Regale werden gerade eingeräumt. Schau bald wieder vorbei.',
    'Здесь пока ничего не продаётся: мы ещё раскладываем товары по полкам. Загляните к нам чуть позже.',
    'Тут поки що нічого не продається: ми ще розкладаємо товари по полицях. Завітайте до нас трохи згодом.',
    '本店尚无商品出售，货架正在上新，请稍后再来看看。',
  ],
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
