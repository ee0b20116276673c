import { useMemo } from 'react';
import { of } from 'rxjs';
import { isTimeZone, UTC } from '../../core/internal';
import { useShopIfAny } from './shop-context';
import { useObservable } from './use-observable';

const NO_SETTINGS = of(null);

/** Returns the time zone of the settings, in which server and browser show dates; UTC if it is empty or unknown to this browser. */
export function useTimeZone(): string {
  const settings$ = useShopIfAny()?.content.settings$;
  const zone = useObservable(settings$ ?? NO_SETTINGS, null)?.time_zone ?? '';
  return useMemo(() => (zone !== '' && isTimeZone(zone) ? zone : UTC), [zone]);
}
