import { useEffect, useMemo, useState } from 'react';
import type { CheckoutArea, Country, PickupShop, State } from '../../core/shopper';
import { untilLoaded } from '../loading/until-loaded';
import { inOwnWords } from '../text/country-names';
import { useLocale } from '../text/text-context';

/** Returns localized countries, always including the chosen ones. */
export function useCountries(checkout: CheckoutArea, chosen: readonly string[]): readonly Country[] {
  const locale = useLocale();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  useEffect(() => {
    return untilLoaded(() => checkout.countries(), { here: setCountries });
  }, [checkout]);
  const wanted = chosen.filter((id) => id !== '').join();
  return useMemo(() => {
    const missing = countries.length > 0 || wanted === '' ? [] : [...new Set(wanted.split(','))];
    return inOwnWords([...countries, ...missing.map((id) => ({ id, name: id }))], locale);
  }, [countries, wanted, locale]);
}

export function useStates(checkout: CheckoutArea, country: string): readonly State[] {
  return useListOf(country, (of) => checkout.states(of)) ?? [];
}

/** Empty on failure, undefined before a request. */
export function usePickupShops(
  checkout: CheckoutArea,
  country: string,
  isWanted: boolean,
): readonly PickupShop[] | undefined {
  return useListOf(isWanted ? country : '', (of) => checkout.stores(of));
}

/** Ignores stale answers. */
function useListOf<T>(country: string, load: (country: string) => Promise<readonly T[]>): readonly T[] | undefined {
  const [found, setFound] = useState<{ readonly country: string; readonly list: readonly T[] }>();
  useEffect(() => {
    if (country === '') return undefined;
    const set = (list: readonly T[]) => setFound({ country, list });
    return untilLoaded(() => load(country), { here: set, failed: () => set([]) });
    // The way to load never changes while its page is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [country]);
  return found?.country === country ? found.list : undefined;
}
