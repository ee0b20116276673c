import type { NamedLink, Product, Suggestions } from '../../../core';
import type { Say, Translate } from '../../text/text-context';

/** One entry of the panel that leads somewhere. */
export interface PanelOption {
  readonly href: string;
  readonly name: string;
  /** How much there is behind it. */
  readonly count?: number | undefined;
  readonly product?: Product | undefined;
}

export type PanelGroupKind =
  | 'brands'
  | 'categories'
  | 'departments'
  | 'help'
  | 'others'
  | 'popular'
  | 'products'
  | 'recent'
  | 'words';
export interface PanelGroup {
  readonly kind: PanelGroupKind;
  readonly title: string;
  readonly options: readonly PanelOption[];
}

/** What the panel is made with. */
export interface PanelContext {
  readonly t: Translate;
  readonly say: Say;
  readonly searchPath: string;
  readonly linkOf: (product: Product) => string;
}

/** What there is before anything is typed. */
export interface PanelStart {
  /** Words that were searched for on this device, the latest first. */
  readonly recent: readonly string[];
  readonly popular: readonly string[];
  readonly departments: readonly NamedLink[];
}

/** Products, and other goods, that the panel shows: one row of a wide screen, two of a phone. */
const MOST_PRODUCTS = 4;

export function searchLink(searchPath: string, words: string): string {
  return `${searchPath}?q=${encodeURIComponent(words)}`;
}

function wordOptions(words: readonly string[], { searchPath }: PanelContext): readonly PanelOption[] {
  return words.map((one) => ({ name: one, href: searchLink(searchPath, one) }));
}

function filled(groups: readonly PanelGroup[]): readonly PanelGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

/** Before anything is typed: what was searched for, what many search for, and the departments. */
export function startGroups(
  { recent, popular, departments }: PanelStart,
  context: PanelContext,
): readonly PanelGroup[] {
  const { t } = context;
  const known = new Set(recent.map((words) => words.toLowerCase()));
  return filled([
    { kind: 'recent', title: t('search.recent'), options: wordOptions(recent, context) },
    {
      kind: 'popular',
      title: t('search.popular'),
      options: wordOptions(
        popular.filter((words) => !known.has(words.toLowerCase())),
        context,
      ),
    },
    {
      kind: 'departments',
      title: t('search.departments'),
      options: departments.map(({ name, path }) => ({ name, href: path })),
    },
  ]);
}

/** A category as it is told from others: "Men › Jackets". */
function withDepartment({
  above = [],
  ...link
}: Suggestions['categories'][number]): Omit<Suggestions['categories'][number], 'above'> {
  return { ...link, name: [...above, link.name].join(' › ') };
}

/** What was found for what is typed so far. Where nothing was, the departments: no search is a dead end. */
export function foundGroups(
  found: Suggestions,
  { departments }: Pick<PanelStart, 'departments'>,
  context: PanelContext,
): readonly PanelGroup[] {
  const { t, say, searchPath, linkOf } = context;
  const { suggestions, items, categories, brands, help, total, others, within = [] } = found;
  const counted = (links: readonly (NamedLink & { readonly count: number })[]) =>
    links.map(({ name, path, count }) => ({ name, href: path, count }));
  const all = { name: t('search.all', { count: total }), href: searchLink(searchPath, found.text) };
  return filled([
    {
      kind: 'words',
      title: t('search.suggestions'),
      options: [
        ...within.map(({ code, value, label, count }) => ({
          name: t('search.within', { text: found.text, name: label }),
          href: `${searchLink(searchPath, found.text)}&${code}=${encodeURIComponent(value)}`,
          count,
        })),
        ...suggestions.map(({ text, count }) => ({ name: text, href: searchLink(searchPath, text), count })),
      ],
    },
    { kind: 'categories', title: t('search.categories'), options: counted(categories.map(withDepartment)) },
    { kind: 'brands', title: t('brands.title'), options: counted(brands) },
    {
      kind: 'help',
      title: t('search.help'),
      options: help.map(({ name, topic = '', path }) => ({
        name: name ?? say(`search.help.${topic}`) ?? path,
        href: path,
      })),
    },
    {
      kind: 'products',
      title: t('search.products'),
      options: [
        ...items.slice(0, MOST_PRODUCTS).map((product) => ({ name: product.name, href: linkOf(product), product })),
        ...(total > 0 ? [all] : []),
      ],
    },
    {
      kind: 'others',
      title: others?.kind === undefined ? t('search.bestsellers') : t('search.others', { kind: others.kind }),
      options: (others?.items ?? [])
        .slice(0, MOST_PRODUCTS)
        .map((product) => ({ name: product.name, href: linkOf(product), product })),
    },
    ...(total === 0
      ? [
          {
            kind: 'departments' as const,
            title: t('search.departments'),
            options: departments.map(({ name, path }) => ({ name, href: path })),
          },
        ]
      : []),
  ]);
}

/** The entry that a key goes to, counted from 0; -1 is the field itself. Undefined for a key that goes nowhere. Pure. */
export function nextOption(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return at + 1 >= count ? -1 : at + 1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
  // In the field itself they move the caret.
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
