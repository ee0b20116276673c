import { useEffect, useState, type ComponentProps } from 'react';
import { onFirstSign } from '../state/drafts/first-sign';
import { late } from '../state/late';
import { useShopIfAny } from '../state/shop-context';

const Seen = late(async () => (await import('./RecentlyViewed')).RecentlyViewed);

/** Client only: the server does not know the history. */
export function RecentRail(props: ComponentProps<typeof Seen>) {
  const [isThere, setThere] = useState(false);
  useEffect(() => onFirstSign(() => setThere(true)), []);
  const hasShop = useShopIfAny() !== null;
  return isThere && hasShop ? <Seen {...props} /> : null;
}
