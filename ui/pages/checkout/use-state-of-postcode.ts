import { useEffect, useRef, useState } from 'react';
import { isPostcode } from '../../../core/account';
import type { ShippingDetails, State } from '../../../core/shopper';

/** Resolves to the region id; undefined when unknown. */
export type RegionOf = (zipCode: string, country: string) => Promise<number | undefined>;

type Place = Pick<ShippingDetails, 'country' | 'zipCode' | 'state' | 'region_id'>;

/**
 * Returns a state that contradicts the postcode. Fills in a missing one once per postcode, so that the shopper's own
 * edit stays.
 */
export function useStateOfPostcode(
  place: Place,
  states: readonly State[],
  regionOf: RegionOf | undefined,
  fillIn: (state: State) => void,
): State | undefined {
  const { country, zipCode } = place;
  const [found, setFound] = useState<{ readonly of: string; readonly id: number }>();
  const latest = useRef({ place, states, regionOf, fillIn });
  useEffect(() => {
    latest.current = { place, states, regionOf, fillIn };
  });
  useEffect(() => {
    if (latest.current.regionOf === undefined || !isPostcode(country, zipCode)) return undefined;
    let isWanted = true;
    void latest.current.regionOf(zipCode, country).then((id) => {
      if (!isWanted || id === undefined) return;
      setFound({ of: country + zipCode, id });
      const { place: now, states: known, fillIn: fill } = latest.current;
      const state = known.find(({ region_id }) => region_id === id);
      if (state !== undefined && isUnchosen(now)) fill(state);
    });
    return () => {
      isWanted = false;
    };
  }, [country, zipCode]);
  if (found?.of !== country + zipCode || isUnchosen(place) || place.region_id === found.id) return undefined;
  return states.find(({ region_id }) => region_id === found.id);
}

function isUnchosen({ state, region_id }: Place): boolean {
  return region_id === 0 && state === '';
}
