import { describe, expect, it } from 'vitest';
import { choicesLine } from '../../../../../adapters/platform/messages/mails/choices-text';

describe('product choices in an email', () => {
  const choices = [
    { label: 'Value', value: '$50' },
    { label: 'Send on', value: '2026-12-24' },
  ];
  it.each([
    ['en-US', 'Value: $50, Send on: December 24, 2026'],
    ['de-DE', 'Value: $50, Send on: 24. Dezember 2026'],
  ])('show a date in the format of the country: %s', (locale, said) => {
    expect(choicesLine(choices, locale)).toBe(said);
  });

  it.each([
    ['mum@example.com', 'mum@example.com'],
    ['evil.example', 'evil. example'],
    ['evil.example/x@shop.test', 'evil. example/x@shop. test'],
    ['write to mum@example.com', 'write to mum@example. com'],
  ])('show an email address unchanged, and link nothing else: %s', (value, said) => {
    expect(choicesLine([{ label: 'To', value }], 'en-US')).toBe(`To: ${said}`);
  });
});
