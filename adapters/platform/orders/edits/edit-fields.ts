import { ApiError, invalidInput } from '../../foundation';

/** Fields of an order, and of an edit. */
const FIELDS = [
  ['addressInformation.shippingAddress.', 'shipping_address.'],
  ['addressInformation.', ''],
  ['products.', 'lines.'],
] as const;

/** Returns the refusal of an edited order with the fields of the edit; other errors as they are. */
export function inFieldsOfEdit(error: unknown): unknown {
  const errors = error instanceof ApiError ? error.meta?.errors : undefined;
  if (errors === undefined) return error;
  return invalidInput(errors.map(({ field, message }) => ({ field: edited(field), message: edited(message) })));
}

function edited(text: string): string {
  const found = FIELDS.find(([prefix]) => text.startsWith(prefix));
  return found === undefined ? text : `${found[1]}${text.slice(found[0].length)}`;
}
