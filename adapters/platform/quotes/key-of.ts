import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../core/kernel/json';
import type { JsonValue } from '../../../core/ports';

/** A short name of a question: equal for questions that mean the same. */
export function keyOf(question: JsonValue): string {
  return createHash('sha256').update(canonicalJson(question)).digest('base64url');
}
