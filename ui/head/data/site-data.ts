import type { Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import type { DataContext } from './data-context';

type SearchWithInput = SearchAction & { readonly 'query-input': string };

export function siteData({ site, store, absolute, localPath }: DataContext): WithContext<WebSite> {
  const potentialAction: SearchWithInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(localPath('/search'))}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site,
    url: absolute(localPath('/')),
    inLanguage: store.i18n.defaultLocale,
    potentialAction,
  };
}

const PROFILES = ['instagram_link', 'facebook_link', 'telegram_link', 'whatsapp_link', 'viber_link'] as const;

export function organizationData({ settings, site, absolute }: DataContext): WithContext<Organization> {
  const { company, email_support: email, phone_800_link: telephone } = settings ?? {};
  const profiles = PROFILES.flatMap((name) => {
    const link: unknown = settings?.[name];
    return typeof link === 'string' && link.startsWith('https://') ? [link] : [];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site,
    ...(company !== undefined && company !== '' && { legalName: company }),
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    ...(email !== undefined && email !== '' && { email }),
    ...(telephone !== undefined && telephone !== '' && { telephone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
