import type { ProductView } from '../../../../core/shopper';
import { blockedText } from '../../../text/format';
import type { Format } from '../../../text/text-context';

export interface ShownErrors {
  /** Not fixable by input; shown at once and disables the button. */
  readonly blocking: readonly string[];
  readonly isOpen: boolean;
}

/** Splits errors into form errors and blocking ones. Stock and missing choices are shown elsewhere. */
export function shownErrors({ parent, errors, stock }: ProductView, format: Format): ShownErrors {
  const hasParts = (parent.product_links ?? []).length > 0;
  const said = stock.status === 'out_of_stock' ? /^(?:stock|choice|variants)$/ : /^(?:stock|choice)$/;
  const own = Object.entries(errors).filter(([field]) => !said.test(field));
  const blocking = own.filter(([field]) => !/^(?:option|bundle)-\d+$/.test(field) && !(field === 'parts' && hasParts));
  return {
    blocking: blocking.map(([field, message]) => blockedText(field, message, format)),
    isOpen: own.length > blocking.length,
  };
}
