import { isoCountry } from '../../../../core/contract/foundation/country-code';
import { COUNTRY_CODES } from '../../../../core/contract/foundation/country-codes';

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

export const COUNTRIES: readonly (readonly [code: string, name: string])[] = COUNTRY_CODES.map((code) => [
  code,
  englishNames.of(isoCountry(code)) ?? code,
]);

/** Numbered as in Magento, so that imported tax rules match. */
export const STATES: Readonly<Record<string, readonly (readonly [id: number, code: string, name: string])[]>> = {
  US: [
    [1, 'AL', 'Alabama'], [2, 'AK', 'Alaska'], [4, 'AZ', 'Arizona'], [5, 'AR', 'Arkansas'], [12, 'CA', 'California'],
    [13, 'CO', 'Colorado'], [14, 'CT', 'Connecticut'], [15, 'DE', 'Delaware'], [16, 'DC', 'District of Columbia'],
    [18, 'FL', 'Florida'], [19, 'GA', 'Georgia'], [21, 'HI', 'Hawaii'], [22, 'ID', 'Idaho'], [23, 'IL', 'Illinois'],
    [24, 'IN', 'Indiana'], [25, 'IA', 'Iowa'], [26, 'KS', 'Kansas'], [27, 'KY', 'Kentucky'], [28, 'LA', 'Louisiana'],
    [29, 'ME', 'Maine'], [31, 'MD', 'Maryland'], [32, 'MA', 'Massachusetts'], [33, 'MI', 'Michigan'], [34, 'MN', 'Minnesota'],
    [35, 'MS', 'Mississippi'], [36, 'MO', 'Missouri'], [37, 'MT', 'Montana'], [38, 'NE', 'Nebraska'], [39, 'NV', 'Nevada'],
    [40, 'NH', 'New Hampshire'], [41, 'NJ', 'New Jersey'], [42, 'NM', 'New Mexico'], [43, 'NY', 'New York'],
    [44, 'NC', 'North Carolina'], [45, 'ND', 'North Dakota'], [47, 'OH', 'Ohio'], [48, 'OK', 'Oklahoma'], [49, 'OR', 'Oregon'],
    [51, 'PA', 'Pennsylvania'], [53, 'RI', 'Rhode Island'], [54, 'SC', 'South Carolina'], [55, 'SD', 'South Dakota'],
    [56, 'TN', 'Tennessee'], [57, 'TX', 'Texas'], [58, 'UT', 'Utah'], [59, 'VT', 'Vermont'], [61, 'VA', 'Virginia'],
    [62, 'WA', 'Washington'], [63, 'WV', 'West Virginia'], [64, 'WI', 'Wisconsin'], [65, 'WY', 'Wyoming'],
  ],
  CA: [
    [66, 'AB', 'Alberta'], [67, 'BC', 'British Columbia'], [68, 'MB', 'Manitoba'], [69, 'NL', 'Newfoundland and Labrador'],
    [70, 'NB', 'New Brunswick'], [71, 'NS', 'Nova Scotia'], [72, 'NT', 'Northwest Territories'], [73, 'NU', 'Nunavut'],
    [74, 'ON', 'Ontario'], [75, 'PE', 'Prince Edward Island'], [76, 'QC', 'Quebec'], [77, 'SK', 'Saskatchewan'], [78, 'YT', 'Yukon Territory'],
  ],
}; // prettier-ignore

/** US postcode prefixes → state, in ascending ranges. Military ones (090–098, 340, 962–966) are excluded. */
export const US_POSTCODES: readonly (readonly [from: number, to: number, state: string])[] = [
  [10, 27, 'MA'], [28, 29, 'RI'], [30, 38, 'NH'], [39, 49, 'ME'], [50, 54, 'VT'], [55, 55, 'MA'], [56, 59, 'VT'], [60, 69, 'CT'], [70, 89, 'NJ'], [100, 149, 'NY'],
  [150, 196, 'PA'], [197, 199, 'DE'], [200, 200, 'DC'], [201, 201, 'VA'], [202, 205, 'DC'], [206, 219, 'MD'], [220, 246, 'VA'], [247, 268, 'WV'], [270, 289, 'NC'],
  [290, 299, 'SC'], [300, 319, 'GA'], [320, 339, 'FL'], [341, 349, 'FL'], [350, 369, 'AL'], [370, 385, 'TN'], [386, 397, 'MS'], [398, 399, 'GA'],
  [400, 427, 'KY'], [430, 459, 'OH'], [460, 479, 'IN'], [480, 499, 'MI'], [500, 528, 'IA'], [530, 549, 'WI'], [550, 567, 'MN'],
  [570, 577, 'SD'], [580, 588, 'ND'], [590, 599, 'MT'], [600, 629, 'IL'], [630, 658, 'MO'], [660, 679, 'KS'], [680, 693, 'NE'],
  [700, 714, 'LA'], [716, 729, 'AR'], [730, 732, 'OK'], [733, 733, 'TX'], [734, 749, 'OK'], [750, 799, 'TX'], [800, 816, 'CO'], [820, 831, 'WY'], [832, 838, 'ID'],
  [840, 847, 'UT'], [850, 865, 'AZ'], [870, 884, 'NM'], [885, 885, 'TX'], [889, 898, 'NV'], [900, 961, 'CA'], [967, 968, 'HI'],
  [970, 979, 'OR'], [980, 994, 'WA'], [995, 999, 'AK'],
]; // prettier-ignore

export const PICKUP_SHOPS = [
  { id: 1, name: 'Vitrine SoHo', address: '112 Greene Street', city: 'New York', region: 'New York', region_id: 43, postcode: '10012', country: 'US', phone: '+1 212 555 0142', hours: 'Mon-Sat 10-20, Sun 11-18' },
  { id: 2, name: 'Vitrine Silver Lake', address: '3531 Sunset Boulevard', city: 'Los Angeles', region: 'California', region_id: 12, postcode: '90026', country: 'US', phone: '+1 323 555 0117', hours: 'Mon-Sat 10-20, Sun 11-18' },
  { id: 3, name: 'Vitrine Mitte', address: 'Alte Schönhauser Straße 24', city: 'Berlin', postcode: '10119', country: 'DE', phone: '+49 30 5550 1420', hours: 'Mo-Sa 10-20' },
  { id: 4, name: 'Vitrine Shoreditch', address: '41 Redchurch Street', city: 'London', postcode: 'E2 7DJ', country: 'UK', phone: '+44 20 5550 1178', hours: 'Mon-Sat 10-19, Sun 12-18' },
]; // prettier-ignore
