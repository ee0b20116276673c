import { describe, expect, it } from 'vitest';
import { negotiateFormat } from '../../../adapters/images/negotiate-format';

describe('negotiateFormat', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/webp, image/avif;q=0.1', 'avif'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avif;q=0,image/webp,*/*', 'webp'],
    ['image/avif;q=0.000,image/webp;q=0.0', 'jpeg'],
    ['image/webp', 'webp'],
    ['image/*', 'jpeg'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
  ] as const)('selects for %j the format %s', (accept, format) => {
    expect(negotiateFormat(accept)).toBe(format);
  });
});
