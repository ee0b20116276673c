import { promoLink, type BloggersArea, type PostType, type PromoProduct } from '../../../core/blogger';
import { PostGuide } from '../../pages/cabinet/posts/PostGuide';
import { Read } from '../../pages/cabinet/Read';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { ProductLinks } from './ProductLinks';

const UNREAD = { status: 'unread' } as const;

interface Props {
  readonly bloggers: BloggersArea;
  readonly product: PromoProduct;
  readonly products: readonly PromoProduct[];
  readonly type: PostType;
  readonly online: boolean;
  readonly onRetry: () => void;
}

export function Guide({ bloggers, product, products, type, online, onRetry }: Props) {
  const settings = useObservable(bloggers.settings$, UNREAD);
  const profileLink = useProfileLink(bloggers, settings.status === 'here' ? settings.value.profile_link : undefined);
  return (
    <Read of={settings} online={online} onRetry={onRetry}>
      {(written) => (
        <PostGuide
          type={type}
          settings={written}
          profileLink={profileLink}
          links={<ProductLinks bloggers={bloggers} product={product} products={products} />}
        />
      )}
    </Read>
  );
}

/** Adds the promo code to links of this shop only. */
function useProfileLink(bloggers: BloggersArea, link: string | undefined): string | undefined {
  const shop = useShop();
  const terms = useObservable(bloggers.terms$, UNREAD);
  if (link === undefined || link.trim() === '') return undefined;
  if (!link.startsWith('/')) return link;
  const address = location.origin + shop.routing.localPath(link);
  return terms.status === 'here' ? promoLink(address, terms.value.promo_code) : undefined;
}
