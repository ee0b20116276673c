import type { Sha3 } from '../kernel/sha3';
import { choicesText, type Configured } from './line-identity';

/** Equal for equal products and choices, in any order. */
export function checksum(line: Configured, sha3_224: Sha3): string {
  return sha3_224(`${line.sku}\n${choicesText(line)}`);
}
