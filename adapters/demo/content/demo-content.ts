import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import type { SiteSettings } from '../../../core/contract';
import { contactPage } from '../../platform/starter/pages/contact';
import { inLanguage } from '../../platform/starter/words/words';
import type { OwnContent } from '../../platform/starter/write-starter';
import { PAGES, SITE } from '../data';
import { slidesIn } from './slides';
import { BLOCKS } from './stories';

function settingsIn(language: Language): Partial<SiteSettings> {
  const { description, account, popular, company, messengers } = SITE;
  return {
    seo: { site_name: 'Vitrine', site_description: inLanguage(description, language) },
    bank_account: account,
    sliders: slidesIn(language),
    popular_searches: popular.map((words) => inLanguage(words, language)),
    bonuses_banner_code: 'VITRINE10',
    phone_display: company.phone,
    phone_800_link: `tel:${company.phone.replaceAll(' ', '')}`,
    email_support: company.email,
    company: company.name,
    company_info: company.info,
    instagram_link: 'https://social.example/vitrine',
    facebook_link: 'https://friends.example/vitrine',
    ...messengers[language],
  };
}

const { about, contact, imprint, withdrawal } = PAGES;
const help = contactPage(...contact.reach);

export const DEMO_CONTENT: OwnContent = {
  settingsIn,
  announcement: SITE.announcement,
  blocks: BLOCKS,
  pages: [about, { ...help, parts: [...help.parts, ...contact.more] }, imprint, withdrawal],
};
