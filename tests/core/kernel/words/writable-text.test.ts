import { describe, expect, it } from 'vitest';
import { mayHoldUnwritable, writableText, writableValue } from '../../../../core/kernel/words/writable-text';

const BAD = ['\0', '\u0008', '\u000B', '\u000C', '\u001F', '\u007F', '\u0085', '\uD800', '\uDFFF', '\uFFFE', '\uFDD0'];
const TURNING = ['\u202A', '\u202C', '\u202E', '\u2066', '\u2069'];
const KEPT = ['a\tb\r\nc', 'می\u200Cخواهم', '👩\u200D🚒', 'שלום\u200F', 'Größe', '李'];

describe('stored text', () => {
  it.each([...BAD, ...TURNING])('contains no %j', (sign) => {
    expect(writableText(`Pi${sign}er`)).toBe('Pier');
    expect(writableValue({ name: [`Pi${sign}er`, 1, null] })).toEqual({ name: ['Pier', 1, null] });
    if (sign !== '\0') expect(mayHoldUnwritable(JSON.stringify({ name: `Pi${sign}er` }))).toBe(true);
  });

  it.each(KEPT)('keeps %j', (text) => {
    expect(writableText(text)).toBe(text);
  });

  it('is checked in JSON that escapes it', () => {
    for (const json of ['{"name":"Pi\\u007Fer"}', '{"name":"Pi\\u0085er"}', '{"name":"Pi\\u202eer"}'])
      expect([json, mayHoldUnwritable(json)]).toEqual([json, true]);
  });

  it('is not checked further in plain JSON', () => {
    expect(mayHoldUnwritable(JSON.stringify({ name: 'Größe\n', qty: 1 }))).toBe(false);
  });
});
