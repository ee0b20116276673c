import { describe, expect, it } from 'vitest';
import { attachment } from '../../../../../adapters/platform/orders/downloads/attachment';
import { byteRange } from '../../../../../adapters/platform/orders/downloads/byte-range';

describe('a requested byte range of a file', () => {
  it.each([
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['bytes=90-200', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('%s', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });

  it.each([null, '', 'bytes=-', 'bytes=1-2,4-5', 'bytes=5-2', 'lines=1-2', 'bytes=a-b'])(
    'is the whole file if invalid: %s',
    (header) => {
      expect(byteRange(header, 100)).toBeUndefined();
    },
  );

  it('is empty for an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});

describe('the file name of a download', () => {
  it('is sent in ASCII for every client, and in UTF-8', () => {
    expect(attachment('10 km.pdf')).toBe(`attachment; filename="10 km.pdf"; filename*=UTF-8''10%20km.pdf`);
    expect(attachment('План "A".pdf')).toBe(
      `attachment; filename="____ _A_.pdf"; filename*=UTF-8''%D0%9F%D0%BB%D0%B0%D0%BD%20%22A%22.pdf`,
    );
    expect(attachment('a\r\nx: y')).not.toMatch(/[\r\n]/);
    expect(attachment("it's (1)*.pdf")).toContain("filename*=UTF-8''it%27s%20%281%29%2a.pdf");
  });
});
