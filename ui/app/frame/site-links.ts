import { footerOf, type FooterSection } from '../../../core/internal';
import type { NamedLink, Shop, SiteSettings } from '../../../core/shopper';
import type { Translate } from '../../text/text-context';

export type SiteLinks = Readonly<Record<FooterSection, readonly NamedLink[]>>;

export function siteLinks(shop: Shop, settings: SiteSettings | null, t: Translate): SiteLinks {
  const link = (name: string, path: string) => ({ name, path: shop.routing.localPath(path) });
  const { pages } = footerOf(settings);
  const of = (section: FooterSection) =>
    pages
      .filter((page) => page.section === section)
      .map(({ identifier, title }) => link(title, `/i/${encodeURIComponent(identifier)}`));
  return {
    help: [
      ...(settings?.has_shipping_info === true ? [link(t('footer.delivery'), '/delivery')] : []),
      ...(settings?.has_return_policy === true ? [link(t('footer.returns'), '/returns')] : []),
      ...of('help'),
      link(t('footer.track'), '/order'),
    ],
    house: of('house'),
    legal: [
      ...of('legal'),
      ...(settings?.has_terms_and_conditions === true ? [link(t('footer.terms'), '/terms-of-use')] : []),
      ...(settings?.has_privacy_policy === true ? [link(t('footer.privacy'), '/privacy')] : []),
    ],
  };
}
