import type { Ids } from '../../core/ports';
import { formatUuid } from './uuid-format';

function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

function sfc32(seed: number): () => number {
  let [a, b, c, counter] = [seed, 0x9e3779b9, 0x243f6a88, 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next(); // the first outputs still correlate with the seed
  return next;
}

/** Reproducible ids for simulations and tests. Predictable: never use in production. */
export function createSeededIds(seed: number | string): Ids {
  const next = sfc32(hashSeed(String(seed)));
  return {
    uuid: () => formatUuid(new Uint8Array(new Uint32Array([next(), next(), next(), next()]).buffer)),
    random: () => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53,
  };
}
