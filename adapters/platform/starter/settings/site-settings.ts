import type { SiteSettings } from '../../../../core/contract';
import { BANK_TRANSFER } from '../../../../core/contract/bank-account';
import { CASH_ON_DELIVERY } from '../../../../core/contract/methods';
import type { Language } from '../../ports/catalogue-data';
import { WIKIS } from '../pages/wikis';
import { inLanguage } from '../words/words';
import type { Words } from '../words/words';

const DESCRIPTION: Words = [
  'Clothes, shoes and sports goods. Free returns within 30 days.',
  'Kleidung, Schuhe und Sportartikel. 30 Tage kostenlose Rückgabe.',
  'Одежда, обувь и спортивные товары. Бесплатный возврат 30 дней.',
  'Одяг, взуття та спортивні товари. Безкоштовне повернення 30 днів.',
  '服装、鞋履与运动用品。30天免费退货。',
];

const PAYMENTS: readonly { readonly code: string; readonly title: Words }[] = [
  { code: 'card', title: ['Card', 'Karte', 'Банковская карта', 'Банківська картка', '银行卡'] },
  {
    code: CASH_ON_DELIVERY,
    title: ['Cash on delivery', 'Nachnahme', 'При получении', 'Під час отримання', '货到付款'],
  },
  {
    code: BANK_TRANSFER,
    title: [
      'Invoice, by bank transfer',
      'Rechnung, per Überweisung',
      'По счёту, банковским переводом',
      'За рахунком, банківським переказом',
      '凭发票银行转账',
    ],
  },
];

/**
 * The JSON of the block 'cms_settings' in a language (A §3, Settings). Company, account, telephone and links are for the merchant to add: none
 * are invented, and without an account nobody is offered a bank transfer.
 */
export function siteSettingsIn(language: Language): SiteSettings {
  return {
    name: 'Vitrine',
    skin: 'default',
    lang: 'us',
    langs: ['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn'],
    interfaceLangs: ['en', 'de', 'ru', 'uk', 'zh'],
    domains: {},
    // Without a name for search engines they are given that of the shop.
    seo: { site_description: inLanguage(DESCRIPTION, language) },
    payment_methods: PAYMENTS.map(({ code, title }, index) => ({
      code,
      title: inLanguage(title, language),
      default: index === 0,
    })),
    sliders: [],
    navbar: {
      transparent: true,
      type: 'solid',
      blur: true,
      solid_blur: true,
      sticky: true,
      sticky_hide: true,
      sticky_hideable: true,
    },
    svg_logo_xml: '',
    favicons: [],
    product_choose: false,
    show_cookie: true,
    award_bonuses: true,
    award_bonuses_amount: 10,
    show_bonuses_banner: true,
    show_bonuses_modal: false,
    show_bonuses_modal_after: 3000,
    has_shipping_info: true,
    has_terms_and_conditions: true,
    has_privacy_policy: true,
    has_return_policy: true,
    has_blogger_user_agreement: true,
    has_blogger_privacy_policy: true,
    blogger_has_phone: true,
    // As many as there are pages for bloggers; see ../pages/wikis.
    instructions_count: WIKIS.length,
    // Those of the open stores; see ../../content/offered-feeds.
    feeds_facebook: {},
  };
}
