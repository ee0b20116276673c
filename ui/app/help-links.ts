import type { NamedLink, Shop, SiteSettings } from '../../core';
import type { Translate } from '../text/text-context';

/** The pages about the shop that its settings say there are (A §2.1): the site menu of footer and sidebar. */
export function helpLinks(shop: Shop, settings: SiteSettings | null, t: Translate): readonly NamedLink[] {
  const link = (name: string, path: string) => ({ name, path: shop.routing.localPath(path) });
  return [
    ...(settings?.has_shipping_info === true ? [link(t('footer.delivery'), '/delivery')] : []),
    ...(settings?.has_return_policy === true ? [link(t('footer.returns'), '/returns')] : []),
    ...(settings?.has_terms_and_conditions === true ? [link(t('footer.terms'), '/terms-of-use')] : []),
    ...(settings?.has_privacy_policy === true ? [link(t('footer.privacy'), '/privacy')] : []),
  ];
}
