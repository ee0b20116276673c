import type { CustomOption } from './product';

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
