import type { SettingsDocument } from '../contract/staff/manage-settings';
import { STANDARD_DOWNLOADS } from '../contract/catalogue/download-rules';
import { MESSAGE_DAYS } from '../contract/staff/message-days';
import { STANDARD_GUEST_HOLD, STANDARD_HOLD } from '../contract/staff/unpaid-hold';
import type { TextLanguage } from '../contract/foundation/text-languages';

type Words = SettingsDocument['texts']['en'];

/** Default settings of a new shop; all others are empty. */
export const STANDARD_SETTINGS = {
  name: 'Vitrine',
  skin: 'default',
  lang: 'us',
  langs: ['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn'],
  interfaceLangs: ['en', 'de', 'ru', 'uk', 'zh'],
  domains: {},
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
  show_cookie: false,
  award_bonuses: true,
  award_bonuses_amount: 10,
  coupons_by_mailbox: true,
  show_bonuses_banner: true,
  show_bonuses_modal: false,
  show_bonuses_modal_after: 3000,
  download_times: STANDARD_DOWNLOADS.times,
  download_days: STANDARD_DOWNLOADS.days,
  message_days: MESSAGE_DAYS.max,
  unpaid_guest_minutes: STANDARD_HOLD.guest,
  unpaid_customer_minutes: STANDARD_HOLD.customer,
  guest_hold_days: STANDARD_GUEST_HOLD.days,
  guest_hold_units: STANDARD_GUEST_HOLD.units,
  guest_page_units: STANDARD_GUEST_HOLD.pageUnits,
  has_shipping_info: true,
  has_terms_and_conditions: true,
  has_privacy_policy: true,
  has_return_policy: true,
  has_blogger_user_agreement: true,
  has_blogger_privacy_policy: true,
  blogger_has_phone: true,
  instructions_count: 2,
  feeds_facebook: {},
} satisfies Partial<SettingsDocument>;

/** Default texts per language. */
export const STANDARD_SETTING_WORDS: Readonly<Record<TextLanguage, Words>> = {
  en: { site_description: 'Clothes, shoes and sports goods. Free returns within 30 days.' },
  de: { site_description: 'Kleidung, Schuhe und Sportartikel. 30 Tage kostenlose Rückgabe.' },
  ru: { site_description: 'Одежда, обувь и спортивные товары. Бесплатный возврат 30 дней.' },
  uk: { site_description: 'Одяг, взуття та спортивні товари. Безкоштовне повернення 30 днів.' },
  zh: { site_description: '服装、鞋履与运动用品。30天免费退货。' },
};
