import { useEffect, useState, type ComponentProps } from 'react';
import { onFirstSign } from '../state/first-sign';
import { late } from '../state/late';
import { useShopIfAny } from '../state/shop-context';

const Seen = late(async () => (await import('./RecentlyViewed')).RecentlyViewed);

/** What this device has looked at: its code comes when somebody is there, for no server knows of it. */
export function RecentRail(props: ComponentProps<typeof Seen>) {
  const [isThere, setThere] = useState(false);
  useEffect(() => onFirstSign(() => setThere(true)), []);
  // A page shown by itself has no device behind it.
  const hasShop = useShopIfAny() !== null;
  return isThere && hasShop ? <Seen {...props} /> : null;
}
