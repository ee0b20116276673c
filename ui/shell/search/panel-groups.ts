import type { NamedLink, Product, Suggestions } from '../../../core/shopper';
import type { Format, Translate } from '../../text/text-context';

export interface PanelOption {
  readonly href: string;
  readonly name: string;
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

export interface PanelContext {
  readonly t: Translate;
  readonly format: Format;
  readonly searchPath: string;
  readonly linkOf: (product: Product) => string;
}

export interface PanelStart {
  readonly recent: readonly string[];
  readonly popular: readonly string[];
  readonly departments: readonly NamedLink[];
}

const MAX_PRODUCTS = 4;

export function searchLink(searchPath: string, words: string): string {
  return `${searchPath}?q=${encodeURIComponent(words)}`;
}

function wordOptions(words: readonly string[], { searchPath }: PanelContext): readonly PanelOption[] {
  return words.map((one) => ({ name: one, href: searchLink(searchPath, one) }));
}

function filled(groups: readonly PanelGroup[]): readonly PanelGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

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

function withDepartment({
  above = [],
  ...link
}: Suggestions['categories'][number]): Omit<Suggestions['categories'][number], 'above'> {
  return { ...link, name: [...above, link.name].join(' › ') };
}

/** Falls back to the departments when nothing is found. */
export function foundGroups(
  found: Suggestions,
  { departments }: Pick<PanelStart, 'departments'>,
  context: PanelContext,
): readonly PanelGroup[] {
  const { t, format, searchPath, linkOf } = context;
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
        name: name ?? format(`search.help.${topic}`) ?? path,
        href: path,
      })),
    },
    {
      kind: 'products',
      title: t('search.products'),
      options: [
        ...items.slice(0, MAX_PRODUCTS).map((product) => ({ name: product.name, href: linkOf(product), product })),
        ...(total > 0 ? [all] : []),
      ],
    },
    {
      kind: 'others',
      title: others?.kind === undefined ? t('search.bestsellers') : t('search.others', { kind: others.kind }),
      options: (others?.items ?? [])
        .slice(0, MAX_PRODUCTS)
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

/** Returns the next option, -1 for the field, or undefined if the key does not navigate. Pure. */
export function nextOption(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return at + 1 >= count ? -1 : at + 1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
