import type { BankAccount, SiteSettings } from '../../../core/contract';
import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import { inLanguage } from '../../platform/starter/words/words';
import type { Words } from '../../platform/starter/words/words';
import type { OwnContent } from '../../platform/starter/write-starter';
import { slidesIn } from '../settings/slides';
import { ABOUT } from './about';
import { CONTACT } from './contact';
import { IMPRINT, WITHDRAWAL } from './german-law';
import { HOUSE_STORIES } from './house-stories';
import { STORIES } from './stories';

const DESCRIPTION: Words = [
  'Clothes, shoes and sports goods from sixteen houses. All of it made properly, with free returns within 30 days.',
  'Kleidung, Schuhe und Sportartikel von sechzehn Häusern. Alles ordentlich gemacht, mit 30 Tagen kostenloser Rückgabe.',
  'Одежда, обувь и спортивные товары шестнадцати марок. Всё сделано как следует, бесплатный возврат 30 дней.',
  'Одяг, взуття та спортивні товари шістнадцяти марок. Усе зроблено як слід, безкоштовне повернення 30 днів.',
  '十六个品牌的服装、鞋履与运动用品。用心造物，30天免费退货。',
];

const ANNOUNCEMENT: Words = [
  'Free returns within 30 days · WELCOME10 takes 10% off your first order',
  '30 Tage kostenlose Rückgabe · 10 % auf die erste Bestellung mit WELCOME10',
  'Бесплатный возврат 30 дней · промокод WELCOME10: скидка 10 % на первый заказ',
  'Безкоштовне повернення 30 днів · промокод WELCOME10: знижка 10 % на перше замовлення',
  '30天免费退货 · 首单使用WELCOME10立减10%',
];

/** Fictional company; its numbers and addresses come from reserved ranges. */
const COMPANY = {
  name: 'Vitrine Trading Inc.',
  info: 'Vitrine Trading Inc., 12 Arcade Row, New York, NY 10001, USA. Registered in Delaware.',
  phone: '+1 800 555 0142',
  email: 'care@vitrine.example',
} as const;

/** The routing number has an invalid check digit, so no real account can be paid. */
const ACCOUNT: BankAccount = {
  holder: COMPANY.name,
  iban: '000123456789',
  bic: '021000012',
  bank: 'Arcade National Bank, New York',
};

const POPULAR: readonly Words[] = [
  ['rain jacket', 'Regenjacke', 'дождевик', 'дощовик', '防雨夹克'],
  ['running shoes', 'Laufschuhe', 'кроссовки для бега', 'кросівки для бігу', '跑鞋'],
  ['linen shirt', 'Leinenhemd', 'льняная рубашка', 'лляна сорочка', '亚麻衬衫'],
  ['sale', 'Sale', 'распродажа', 'розпродаж', '打折'],
];

const MESSENGERS: Readonly<Partial<Record<Language, Partial<SiteSettings>>>> = {
  de: { whatsapp_link: 'https://calls.example/vitrine' },
  ru: { telegram_link: 'https://chat.example/vitrine' },
  uk: { telegram_link: 'https://chat.example/vitrine', viber_link: 'viber://chat?number=%2B18005550142' },
};

function settingsIn(language: Language): Partial<SiteSettings> {
  return {
    seo: { site_name: 'Vitrine', site_description: inLanguage(DESCRIPTION, language) },
    bank_account: ACCOUNT,
    sliders: [...slidesIn(language)],
    popular_searches: POPULAR.map((words) => inLanguage(words, language)),
    bonuses_banner_code: 'VITRINE10',
    phone_display: COMPANY.phone,
    phone_800_link: `tel:${COMPANY.phone.replaceAll(' ', '')}`,
    email_support: COMPANY.email,
    company: COMPANY.name,
    company_info: COMPANY.info,
    instagram_link: 'https://social.example/vitrine',
    facebook_link: 'https://friends.example/vitrine',
    ...MESSENGERS[language],
  };
}

export const DEMO_CONTENT: OwnContent = {
  settingsIn,
  announcement: ANNOUNCEMENT,
  blocks: [...STORIES, ...HOUSE_STORIES],
  pages: [ABOUT, CONTACT, IMPRINT, WITHDRAWAL],
};
