/** Sections of pages (`section_code`) that the foot of every page leads to, each in a column of its own. */
export const FOOT_SECTIONS = ['help', 'house', 'legal'] as const;
/** A section of the links at the foot of each page. */
export type FootSection = (typeof FOOT_SECTIONS)[number];

/**
 * True for a page that stores of a country lead to: one that names countries, as the legal notice that German law asks for, is led to there alone. It
 * opens at its address everywhere. Pure.
 */
export function isLedToIn(
  country: string,
  { countries }: { readonly countries?: readonly string[] | undefined },
): boolean {
  return countries === undefined || countries.includes(country);
}

/** A way to pay or to ship, by its code and as the store calls it. */
export interface FootMark {
  readonly code: string;
  readonly title: string;
  /** Its title in other languages, for who reads the shop in one of them. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** What the server adds to the site settings of a store for the foot of its pages, as `foot`. */
export interface Foot {
  readonly pages: readonly { readonly section: FootSection; readonly identifier: string; readonly title: string }[];
  readonly pay: readonly FootMark[];
  readonly ship: readonly FootMark[];
}

type Members = Readonly<Record<string, unknown>>;

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf<T>(value: unknown, read: (members: Members) => T | undefined): readonly T[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((one) => {
    const made = isMembers(one) ? read(one) : undefined;
    return made === undefined ? [] : [made];
  });
}

function wordsOf(titles: unknown): Pick<FootMark, 'titles'> {
  if (!isMembers(titles)) return {};
  const words = Object.entries(titles).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { titles: Object.fromEntries(words) };
}

/** The foot of site settings; empty where they have none, as those that a device keeps from before. Pure. */
export function footOf(settings: Members | null): Foot {
  const foot = settings?.['foot'];
  const members = isMembers(foot) ? foot : {};
  const mark = ({ code, title, titles }: Members) =>
    typeof code === 'string' && typeof title === 'string' ? { code, title, ...wordsOf(titles) } : undefined;
  return {
    pages: listOf(members['pages'], ({ section: code, identifier, title }) => {
      const section = FOOT_SECTIONS.find((one) => one === code);
      return section === undefined || typeof identifier !== 'string' || typeof title !== 'string'
        ? undefined
        : { section, identifier, title };
    }),
    pay: listOf(members['pay'], mark),
    ship: listOf(members['ship'], mark),
  };
}
