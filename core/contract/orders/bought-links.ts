import type { CustomOption, ProductOption } from '../catalogue/product';

/** Reserved option id for separately sold files. */
export const LINKS_OPTION = 1_000_000;

interface PricedLink {
  readonly title: string;
  /** Added to the product price, in major units. */
  readonly price: number;
}

/** Models separately sold files as a custom option, so that page, cart and order share one pricing rule. */
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
