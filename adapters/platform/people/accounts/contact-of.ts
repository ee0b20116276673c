import { readContact, type Contact } from '../../../../core/contract/foundation/contact';
import { ApiError } from '../../foundation';
import type { Customer } from '../../ports/people/customers';

/** @throws ApiError 400 INCORRECT_PHONE_OR_EMAIL */
export function contactOf(raw: string): Contact {
  const contact = readContact(raw);
  if (contact === undefined) throw new ApiError(400, 'INCORRECT_PHONE_OR_EMAIL', { error: 'invalid_input' });
  return contact;
}

export function mustFind(customer: Customer | undefined): Customer {
  if (customer === undefined) throw new Error('A customer is missing after it was written');
  return customer;
}
