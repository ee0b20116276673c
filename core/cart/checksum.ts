import type { Sha3 } from '../kernel/sha3';
import { choicesText, type Configured } from './line-identity';

/** The checksum of a configuration (S §3): equal for equal products with equal choices, whatever their order. */
export function checksum(line: Configured, sha3_224: Sha3): string {
  return sha3_224(`${line.sku}\n${choicesText(line)}`);
}
