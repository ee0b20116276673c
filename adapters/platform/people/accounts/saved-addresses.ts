import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { OrderAddress } from '../../../../core/contract';
import * as contract from '../../../../core/contract/people/accounts';
import { orderAddress } from '../../../../core/contract/selling/cart';
import { MAX_ADDRESSES } from '../../../../core/contract/foundation/limits';
import { nameProblem } from '../../../../core/contract/foundation/name-text';
import { parseJson } from '../../../../core/kernel/json';
import { invalidField, refuse, type ApiError } from '../../foundation';

export function revisionOf(addresses: readonly OrderAddress[]): string {
  return createHash('sha256').update(JSON.stringify(addresses)).digest('base64url').slice(0, 22);
}

export function addressesChanged(): ApiError {
  return refuse(contract.addressesChanged, 'ADDRESSES_CHANGED');
}

/** @throws ApiError 400 naming the field */
export function addressesOf(text: string): readonly OrderAddress[] {
  const parsed = z.array(orderAddress).check(z.maxLength(MAX_ADDRESSES)).safeParse(parseJson(text));
  if (!parsed.success) throw invalidField('addresses', `must be JSON of at most ${MAX_ADDRESSES} addresses`);
  const names = parsed.data.flatMap(({ firstname, lastname }) => [firstname, lastname]);
  const problem = names.map(nameProblem).find((found) => found !== undefined);
  if (problem !== undefined) throw invalidField('addresses', `has a name that is not right: ${problem.message}`);
  return parsed.data;
}
