import type { ProductView } from '../../../core';
import { blockedText } from '../../text/say';
import type { Say } from '../../text/text-context';

/** What keeps a product out of the bag. */
export interface ShownErrors {
  /** Nothing that the shopper can fill in would help, in their language: shown at once, and the button is off. */
  readonly blocking: readonly string[];
  /** Whether something is to be filled in besides: said at its fields once the shopper has tried. */
  readonly isOpen: boolean;
}

/** Sorts the core's errors into those of the form and those of the product itself. Being sold out is said by the stock line, what is to be chosen by the button. */
export function shownErrors({ parent, errors, stock }: ProductView, say: Say): ShownErrors {
  const hasParts = (parent.product_links ?? []).length > 0;
  const said = stock.status === 'out_of_stock' ? /^(?:stock|choice|variants)$/ : /^(?:stock|choice)$/;
  const own = Object.entries(errors).filter(([field]) => !said.test(field));
  const blocking = own.filter(([field]) => !/^(?:option|bundle)-\d+$/.test(field) && !(field === 'parts' && hasParts));
  return {
    blocking: blocking.map(([field, message]) => blockedText(field, message, say)),
    isOpen: own.length > blocking.length,
  };
}
