import type { TaxRule } from '../../../core/contract';
import { taxRulesIn } from '../../../core/pricing';

export const NOW = Date.UTC(2026, 5, 15, 12);

const US = { tax_country_id: 'US' };
const NEW_YORK = { ...US, region_name: 'NY', tax_region_id: 43 };
const CALIFORNIA = { ...US, region_name: 'CA', tax_region_id: 12 };
const CANADA = { tax_country_id: 'CA' };
const RETAIL = { customer_tax_class_ids: [3] };

const DATED: readonly TaxRule[] = [
  {
    ...{ id: 1, product_tax_class_ids: [2], ...RETAIL },
    rates: [
      { rate: 8.875, ...NEW_YORK },
      { rate: 0.375, ...US, postcode: '100*', name: 'MCTD' },
      { rate: 7.25, ...CALIFORNIA },
      { rate: 1.375, ...US, postcode: '94100...94199', name: 'San Francisco' },
      { rate: 1.5, ...US, postcode: '94110', name: 'San Francisco' },
      { rate: 19, tax_country_id: 'DE' },
      { rate: 16, tax_country_id: 'DE', valid_from: '2026-06-01', valid_until: '2026-06-30' },
      { rate: 20, tax_country_id: 'UK' },
      { rate: 20, tax_country_id: 'RU' },
      { rate: 5, ...CANADA, name: 'GST' },
      { rate: 7, ...CANADA, region_name: 'BC', name: 'PST' },
      { rate: 9.975, ...CANADA, region_name: 'QC', name: 'QST' },
      { rate: 0, ...CANADA, region_name: 'ON', name: 'GST' },
      { rate: 13, ...CANADA, region_name: 'ON', name: 'HST' },
    ],
  },
  {
    ...{ id: 2, product_tax_class_ids: [4], ...RETAIL },
    rates: [
      { rate: 4.5, tax_country_id: 'US' },
      { rate: 7, tax_country_id: 'DE' },
      { rate: 8, tax_country_id: 'DE', valid_from: '2026-07-01' },
      { rate: 10, tax_country_id: 'RU' },
      { rate: 5, ...CANADA, name: 'GST' },
    ],
  },
];

/** As a shop in New York serves them. */
export const TAX_RULES = taxRulesIn(DATED, 'America/New_York');

interface GeneratedPlace {
  readonly address: { country_id?: string; region_id?: number; region?: string; postcode?: string };
  /** Percent of classes 2 and 4, reckoned by hand; absent where the store decides. */
  readonly rates?: Readonly<Record<number, number>>;
}

export const PLACES: readonly GeneratedPlace[] = [
  { address: {} },
  { address: { country_id: 'US', region_id: 43 }, rates: { 2: 8.875, 4: 4.5 } },
  { address: { country_id: 'US', region_id: 43, postcode: '10004-1234' }, rates: { 2: 9.25, 4: 4.5 } },
  { address: { country_id: 'US', region_id: 12 }, rates: { 2: 7.25, 4: 4.5 } },
  { address: { country_id: 'US', region_id: 12, postcode: '94120' }, rates: { 2: 8.625, 4: 4.5 } },
  { address: { country_id: 'US', region_id: 12, postcode: '94110' }, rates: { 2: 8.75, 4: 4.5 } },
  { address: { country_id: 'US' }, rates: { 2: 0, 4: 4.5 } },
  { address: { country_id: 'DE', postcode: '10115' }, rates: { 2: 16, 4: 7 } },
  { address: { country_id: 'CA', region: 'BC' }, rates: { 2: 12, 4: 5 } },
  { address: { country_id: 'CA', region: 'QC', postcode: 'h2x 1y4' }, rates: { 2: 14.975, 4: 5 } },
  { address: { country_id: 'CA', region: 'ON' }, rates: { 2: 13, 4: 5 } },
  { address: { country_id: 'RU' }, rates: { 2: 20, 4: 10 } },
  { address: { country_id: 'FR' }, rates: { 2: 0, 4: 0 } },
];
