import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../../../../../adapters/platform/foundation/http/describe-issues';
import { formatFault } from '../../../../../ui/pages/manage/records/format-fault';
import type { TextParams } from '../../../../../ui/text/text-context';

const record = z.object({
  code: z.string().check(z.regex(/^[a-z]+$/)),
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  name: z.string().check(z.maxLength(3)),
  word: z.string().check(z.minLength(3)),
  list: z.array(z.string()).check(z.maxLength(1)),
  max: z.number().check(z.lte(9)),
  min: z.number().check(z.gte(-0.5)),
  kind: z.enum(['percent', 'fixed']),
  sum: z.number(),
});
const good = { code: 'a', day: '2026-12-24', name: 'a', word: 'abc', list: [], max: 1, min: 1, kind: 'fixed', sum: 1 };

const keyAndFacts = (key: string, facts: TextParams = {}) => [key, ...Object.values(facts)].join(' ');

function saidOf(field: keyof typeof good, value: unknown): string {
  const { error } = z.safeParse(z.object({ document: record }), { document: { ...good, [field]: value } });
  const [first] = describeIssues(error?.issues ?? []);
  return formatFault(first?.message ?? '', value, keyAndFacts);
}

describe('the text of a field error in the back office', () => {
  it.each([
    ['code', 'A 1', 'fault.form '],
    ['day', '31.12.2026', 'fault.such-as 2026-11-30'],
    ['code', '', 'fault.required'],
    ['name', 'long', 'fault.too-long 3'],
    ['word', 'ab', 'fault.too-short 3'],
    ['list', ['a', 'b'], 'fault.too-many 1'],
    ['max', 10, 'fault.too-large 9'],
    ['min', -1, 'fault.too-small -0.5'],
    ['kind', 'all', 'fault.choice percent, fixed'],
    ['sum', 'x', 'fault.number '],
    ['sum', null, 'fault.required'],
  ] as const)('is in the language of the reader: %s of %j', (field, value, said) => {
    expect(saidOf(field, value)).toBe(said);
  });

  it.each([
    ['price must be empty: a configurable product has the prices of its variants', 'fault.empty'],
    ['slug cannot be changed: links would break', 'fault.fixed'],
    ['country must be a country that the shop delivers to, such as DE', 'fault.such-as'],
    ['langs must be one of us, de', 'fault.choice'],
    ['document.logo is not valid', 'fault.form'],
  ])('is in the language of the reader for generic rules: %s', (said, fault) => {
    expect(formatFault(said, 'x', (...[key]: readonly [key: string, ...facts: unknown[]]) => key)).toBe(fault);
  });

  it("shows the shop's message if one of its rules is broken, without the form's field name", () => {
    const said = 'document.roles must keep admin: no one else has it';
    expect(formatFault(said, ['manager'], keyAndFacts)).toBe('roles must keep admin: no one else has it');
  });
});
