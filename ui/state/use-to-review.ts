import { useEffect, useState } from 'react';
import { useShop } from './shop-context';
import { untilLoaded } from '../loading/until-loaded';

export function useToReview(isAsked: boolean, at = ''): number | undefined {
  const { catalogue } = useShop();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const waiting = { filters: { choose_status: ['new'] }, size: 1 };
    return untilLoaded(() => catalogue.search(waiting), { here: ({ total }) => setCount(total) });
  }, [catalogue, isAsked, at]);
  return isAsked ? count : undefined;
}
