import { STANDARD_SETTING_WORDS, STANDARD_SETTINGS } from '../../../../core/content/standard-settings';
import type { SiteSettings } from '../../../../core/contract';
import { BANK_TRANSFER } from '../../../../core/contract/content/bank-account';
import { CASH_ON_DELIVERY } from '../../../../core/contract/selling/methods';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { inLanguage } from '../words/words';
import type { Words } from '../words/words';
import { words } from './setting-words';

const PAYMENTS: readonly { readonly code: string; readonly title: Words }[] = [
  { code: 'card', title: words('payment.card') },
  {
    code: BANK_TRANSFER,
    title: words('payment.bank-transfer'),
  },
  {
    code: CASH_ON_DELIVERY,
    title: words('payment.cash-on-delivery'),
  },
];

/** Contact data is left for the merchant; without an account bank transfer is not offered. */
export function siteSettingsIn(language: Language): SiteSettings {
  return {
    ...STANDARD_SETTINGS,
    seo: STANDARD_SETTING_WORDS[language],
    payment_methods: PAYMENTS.map(({ code, title }, index) => ({
      code,
      title: inLanguage(title, language),
      default: index === 0,
    })),
    sliders: [],
  };
}
