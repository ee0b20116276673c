import { useEffect, useState, type ComponentProps } from 'react';
import { onFirstSign } from '../state/first-sign';
import { late } from '../state/late';

const Seen = late(async () => (await import('./RecentlyViewed')).RecentlyViewed);

/** What this device has looked at: its code comes when somebody is there, for no server knows of it. */
export function RecentRail(props: ComponentProps<typeof Seen>) {
  const [isThere, setThere] = useState(false);
  useEffect(() => onFirstSign(() => setThere(true)), []);
  return isThere ? <Seen {...props} /> : null;
}
