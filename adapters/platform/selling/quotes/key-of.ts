import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../../core/kernel/json';
import type { JsonValue } from '../../../../core/ports';

export function keyOf(question: JsonValue): string {
  return createHash('sha256').update(canonicalJson(question)).digest('base64url');
}
