import type { EstimateAddress } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import type { Destination } from '../../ports/selling/carrier';

export function destinationOf(address: EstimateAddress | undefined, store: StoreView): Destination {
  const country = text(address?.country_id);
  if (country === undefined) {
    const { defaultCountry, defaultRegion } = store.tax;
    return { country: iso(defaultCountry), ...(defaultRegion !== undefined && { region: defaultRegion }) };
  }
  const region = text(address?.region) ?? text(address?.region_code);
  const regionId = Number(address?.region_id ?? 0);
  const [postcode, city] = [text(address?.postcode), text(address?.city)];
  return {
    country: iso(country),
    ...(region !== undefined && { region }),
    ...(regionId > 0 && { regionId }),
    ...(postcode !== undefined && { postcode: postcode.toUpperCase() }),
    ...(city !== undefined && { city }),
  };
}

function text(value: string | null | undefined): string | undefined {
  const trimmed = value?.trim().replace(/\s+/g, ' ');
  return trimmed === '' ? undefined : trimmed;
}

/** Maps the shop's UK to ISO GB. */
function iso(country: string): string {
  return country === 'UK' ? 'GB' : country.toUpperCase();
}
