import type { CustomOption, ProductOption } from './product';

/** The number of the option by which the files of a download are chosen, where each is bought by itself. */
export const LINKS_OPTION = 1_000_000;

/** A file that is bought by itself. */
interface PricedLink {
  readonly title: string;
  /** What it adds to the price of the product, in major units. */
  readonly price: number;
}

/**
 * The choice of a download whose files are bought separately: any of them, one at least, each with its price on top of the product's
 * own. It is an option like any other, so that page, cart and order price it by the one rule that there is (S §4).
 */
export function linksOption(title: string, links: readonly PricedLink[]): CustomOption {
  return {
    option_id: LINKS_OPTION,
    title,
    type: 'checkbox',
    is_require: true,
    values: links.map(({ title: name, price }, at) => ({
      option_type_id: at + 1,
      title: name,
      price,
      price_type: 'fixed',
    })),
  };
}

/** What of a download is bought: all of its files, or those that were chosen where each is bought by itself. Pure. */
export function boughtTitles(
  options: readonly CustomOption[] | undefined,
  chosen: ProductOption | undefined,
): 'all' | ReadonlySet<string> {
  const option = options?.find(({ option_id: id }) => id === LINKS_OPTION);
  if (option === undefined) return 'all';
  const { custom_options: answers = [] } = chosen?.extension_attributes ?? {};
  const answer = answers.find(({ option_id: id }) => Number(id) === LINKS_OPTION)?.option_value ?? '';
  const ids = new Set(answer.split(',').map((id) => id.trim()));
  const values = (option.values ?? []).filter(({ option_type_id: id }) => ids.has(String(id)));
  return new Set(values.map(({ title }) => title));
}
