import { createHash } from 'node:crypto';
import { canonicalJson, parseJson } from '../../../../core/kernel/json';
import type { JsonValue } from '../../../../core/ports';

export function versionOf(document: Readonly<Record<string, unknown>>): string {
  const plain = parseJson(JSON.stringify(document)) as JsonValue; // sound: it was JSON a moment ago
  return createHash('sha256').update(canonicalJson(plain)).digest('base64url').slice(0, 22);
}
