import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AttributeStringError, parseAttributeString } from '../../../../adapters/import/magento/attribute-string';

const parsed = (text: string) => Object.fromEntries(parseAttributeString(text));

describe('parseAttributeString', () => {
  it.each<readonly [string, string, Record<string, readonly string[]>]>([
    ['nothing', '', {}],
    ['pairs', 'size=XS,color=Black', { size: ['XS'], color: ['Black'] }],
    ['several values', 'material=Wool|Nylon', { material: ['Wool', 'Nylon'] }],
    ['a comma in a value', 'fit=Slim, long,size=S', { fit: ['Slim, long'], size: ['S'] }],
    ['an escaped comma before what looks like a code', 'note=a\\,b=c,size=S', { note: ['a,b=c'], size: ['S'] }],
    ['quoted values', 'fit="Slim, ""long""",size="S"', { fit: ['Slim, "long"'], size: ['S'] }],
    ['several quoted values', 'activity="Gym"|"Yoga, hot"', { activity: ['Gym', 'Yoga, hot'] }],
    ['an equals sign in a value', 'link=a=b', { link: ['a=b'] }],
    ['an inch sign', 'height=5",width=3"', { height: ['5"'], width: ['3"'] }],
    ['an empty value', 'a=,b=1', { a: [''], b: ['1'] }],
    ['codes in capitals, with the last one winning', 'Size=S,SIZE=M', { size: ['M'] }],
    ['text before the first code', 'nonsense,size=S', { size: ['S'] }],
    ['line breaks', 'note="one\ntwo",size=S', { note: ['one\ntwo'], size: ['S'] }],
  ])('reads %s', (_, text, attributes) => {
    expect(parsed(text)).toEqual(attributes);
  });

  it('refuses a quote that is not closed', () => {
    expect(() => parseAttributeString('fit="Slim,size=S')).toThrow(AttributeStringError);
  });

  const code = fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/);
  const anything = fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', ',', '|', '=', '"', '\\', 'ü', '\n', 'x=') });

  it('returns any quoted values unchanged', () => {
    const attributes = fc.dictionary(code, fc.array(anything, { minLength: 1, maxLength: 4 }), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(attributes, (given) => {
        const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
        const text = Object.entries(given).map(([name, values]) => `${name}=${values.map(quoted).join('|')}`);
        expect(parsed(text.join(','))).toEqual(given);
      }),
    );
  });

  it('returns any escaped values unchanged', () => {
    const value = anything.map((text) => text.replaceAll('"', '').replaceAll('\n', ' ').trim());
    const attributes = fc.dictionary(code, fc.array(value, { minLength: 1, maxLength: 4 }), { noNullPrototype: true });
    fc.assert(
      fc.property(attributes, (given) => {
        const escaped = (text: string): string => text.replace(/[\\,|]/g, '\\$&');
        const text = Object.entries(given).map(([name, values]) => `${name}=${values.map(escaped).join('|')}`);
        expect(parsed(text.join(','))).toEqual(given);
      }),
    );
  });

  it('fails only on a quote that is not closed', () => {
    fc.assert(
      fc.property(anything, (text) => {
        try {
          for (const [name, values] of parseAttributeString(text))
            expect([name, values.length]).toEqual([name.toLowerCase(), expect.any(Number)]);
        } catch (error) {
          expect(error).toBeInstanceOf(AttributeStringError);
        }
      }),
    );
  });
});
