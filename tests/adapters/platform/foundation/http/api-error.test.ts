import { describe, expect, it } from 'vitest';
import { invalidInput } from '../../../../../adapters/platform/foundation';

const errors = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ field: `f${String(at)}`, message: `f${String(at)} is wrong` }));

describe('a validation error', () => {
  it('names all of a few errors', () => {
    const { message, meta } = invalidInput(errors(2));
    expect(message).toBe('f0 is wrong; f1 is wrong');
    expect(meta).toEqual({ error: 'invalid_input', errors: errors(2) });
  });

  it('names the first twenty errors and counts the rest', () => {
    const { message, meta } = invalidInput(errors(14_000));
    expect(meta?.errors).toEqual(errors(20));
    expect(message).toMatch(/f19 is wrong; and 13980 more$/u);
  });

  it('shows a code as its text', () => {
    expect(invalidInput(errors(30), 'ORDER_INVALID').message).toBe('ORDER_INVALID');
  });

  it('shortens the names that the caller sent', () => {
    const name = 'x'.repeat(500_000);
    const { message, meta } = invalidInput([{ field: name, message: `${name} is not an option` }]);
    expect(message.length + JSON.stringify(meta).length).toBeLessThan(4_000);
  });
});
