import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../../core/kernel/json';
import type { JsonValue } from '../../../../core/ports';

/** Hash of a request's contents, to tell a repeated request from another one with the same key. */
export function contentHash(input: object): string {
  return createHash('sha3-224')
    .update(canonicalJson(JSON.parse(JSON.stringify(input)) as JsonValue)) // sound: it was written as JSON
    .digest('hex');
}
