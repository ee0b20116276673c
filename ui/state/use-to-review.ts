import { useEffect, useState } from 'react';
import { useShop } from './shop-context';
import { untilLoaded } from '../loading/until-loaded';

/**
 * How many products wait for a decision (A §2.1, product_choose); undefined while that is not known.
 * @param isAsked whether this shop asks for a selection, of who is here
 * @param at counted again when this changes
 */
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
