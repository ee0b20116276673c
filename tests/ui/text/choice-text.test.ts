import { describe, expect, it } from 'vitest';
import { choicesText, choiceValue } from '../../../ui/text/choice-text';
import { createTranslate } from '../../../ui/text/text-context';
import { en } from '../all-words';

const t = createTranslate(en, 'en-US');

describe('the choices of a line', () => {
  it('are shown without names if they are self-explanatory', () => {
    const options = [
      { label: 'Color', value: 'Navy' },
      { label: 'Size', value: 'M' },
    ];
    expect(choicesText({ options }, t, 'en-US')).toBe('Navy · M');
    expect(choicesText({}, t, 'en-US')).toBe('');
  });
  it('are named if a shopper has typed them, a date with its month as a word', () => {
    const options = [
      { label: 'To', value: 'Grandma' },
      { label: 'Send on', value: '2026-12-24' },
    ];
    const product_option = { extension_attributes: { custom_options: [{ option_id: '1', option_value: 'Grandma' }] } };
    expect(choicesText({ options, product_option }, t, 'en-US')).toBe('To: Grandma · Send on: December 24, 2026');
    expect(choiceValue('2026-12-24', 'de-DE')).toBe('24. Dezember 2026');
    expect(choiceValue('24', 'de-DE')).toBe('24');
  });
});
