export type Motif = 'bag' | 'barbell' | 'court' | 'knit' | 'patch' | 'rain' | 'sun' | 'track' | 'waves';

/** Lines and motif printed on a cover. The keys are part of picture URLs. */
export const TITLES = {
  'plan-10k': { lines: ['10 KM IN', 'EIGHT WEEKS'], motif: 'track' },
  'plan-first-5k': { lines: ['FROM SOFA', 'TO 5 KM'], motif: 'track' },
  'plan-half': { lines: ['HALF MARATHON', 'IN TWELVE WEEKS'], motif: 'track' },
  'plan-marathon': { lines: ['MARATHON IN', 'SIXTEEN WEEKS'], motif: 'track' },
  'plan-running-year': { lines: ['THE RUNNING YEAR,', 'PART BY PART'], motif: 'track' },
  'plan-strength': { lines: ['STRENGTH FOR', 'BEGINNERS'], motif: 'barbell' },
  'plan-yoga': { lines: ['THIRTY YOGA', 'MORNINGS'], motif: 'sun' },
  'plan-footwork': { lines: ['TENNIS', 'FOOTWORK'], motif: 'court' },
  'book-rain': { lines: ['THE RAIN', 'WALKER’S', 'HANDBOOK'], motif: 'rain' },
  'book-knit-care': { lines: ['CARING FOR', 'KNITWEAR'], motif: 'knit' },
  'book-packing': { lines: ['HOW TO PACK', 'ONE BAG'], motif: 'bag' },
  'book-denim': { lines: ['MENDING', 'DENIM'], motif: 'patch' },
  'book-swim': { lines: ['SWIMMING', 'OUTDOORS'], motif: 'waves' },
} as const satisfies Readonly<Record<string, { readonly lines: readonly string[]; readonly motif: Motif }>>;

export type Title = keyof typeof TITLES;

export function isTitle(word: string | undefined): word is Title {
  return word !== undefined && Object.hasOwn(TITLES, word);
}
