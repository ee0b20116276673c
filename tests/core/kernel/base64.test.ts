import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from '../../../core/kernel/base64';

describe('base64', () => {
  it('is standard, and can be decoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = toBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(fromBase64(text)).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  it('encodes a photo of some megabytes', () => {
    const bytes = new Uint8Array(3_000_001).map((_, at) => (at * 7919) % 256);
    expect(Buffer.compare(fromBase64(toBase64(bytes)) ?? new Uint8Array(), bytes)).toBe(0);
  });

  it.each(['A', 'AB', 'A===', '####', 'AAAA\n'])('rejects %j', (text) => {
    expect(fromBase64(text)).toBeUndefined();
  });
});
