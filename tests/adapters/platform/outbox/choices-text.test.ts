import { describe, expect, it } from 'vitest';
import { choicesLine } from '../../../../adapters/platform/outbox/choices-text';

describe('what was chosen of a piece, in a mail', () => {
  const choices = [
    { label: 'Value', value: '$50' },
    { label: 'Send on', value: '2026-12-24' },
  ];
  it.each([
    ['en-US', 'Value: $50, Send on: December 24, 2026'],
    ['de-DE', 'Value: $50, Send on: 24. Dezember 2026'],
  ])('says a day as the country writes it: %s', (locale, said) => {
    expect(choicesLine(choices, locale)).toBe(said);
  });
});
