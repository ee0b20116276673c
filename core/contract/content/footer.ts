export const FOOTER_SECTIONS = ['help', 'house', 'legal'] as const;
/** Footer column of links. */
export type FooterSection = (typeof FOOTER_SECTIONS)[number];

/**
 * Returns true if a country's stores link the page: one that names countries, such as the German legal notice, is
 * linked only there. Its URL works everywhere. Pure.
 */
export function isLedToIn(
  country: string,
  { countries }: { readonly countries?: readonly string[] | undefined },
): boolean {
  return countries === undefined || countries.includes(country);
}

/** Payment or shipping method shown in the footer. */
export interface FooterMark {
  readonly code: string;
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>>;
}

/** Footer data the server adds to the site settings as `footer`. */
export interface Footer {
  readonly pages: readonly { readonly section: FooterSection; readonly identifier: string; readonly title: string }[];
  readonly pay: readonly FooterMark[];
  readonly ship: readonly FooterMark[];
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

function wordsOf(titles: unknown): Pick<FooterMark, 'titles'> {
  if (!isMembers(titles)) return {};
  const words = Object.entries(titles).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { titles: Object.fromEntries(words) };
}

/** Returns the footer of site settings; empty if missing, as in older cached settings. */
export function footerOf(settings: Members | null): Footer {
  const footer = settings?.['footer'];
  const members = isMembers(footer) ? footer : {};
  const mark = ({ code, title, titles }: Members) =>
    typeof code === 'string' && typeof title === 'string' ? { code, title, ...wordsOf(titles) } : undefined;
  return {
    pages: listOf(members['pages'], ({ section: code, identifier, title }) => {
      const section = FOOTER_SECTIONS.find((one) => one === code);
      return section === undefined || typeof identifier !== 'string' || typeof title !== 'string'
        ? undefined
        : { section, identifier, title };
    }),
    pay: listOf(members['pay'], mark),
    ship: listOf(members['ship'], mark),
  };
}
