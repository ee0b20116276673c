import { STANDARD_SETTING_WORDS, STANDARD_SETTINGS } from '../../../../core/content/standard-settings';
import type { SiteSettings } from '../../../../core/contract';
import { BANK_TRANSFER } from '../../../../core/contract/content/bank-account';
import { CASH_ON_DELIVERY } from '../../../../core/contract/selling/methods';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { inLanguage } from '../words/words';
import type { Words } from '../words/words';

const PAYMENTS: readonly { readonly code: string; readonly title: Words }[] = [
  { code: 'card', title: ['Card', 'Karte', 'Банковская карта', 'Банківська картка', '银行卡'] },
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
  {
    code: CASH_ON_DELIVERY,
    title: ['Cash on delivery', 'Nachnahme', 'При получении', 'Під час отримання', '货到付款'],
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
