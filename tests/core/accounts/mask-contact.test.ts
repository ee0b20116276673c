import { describe, expect, it } from 'vitest';
import { maskContact } from '../../../core';

describe('a contact that is shown to who may not be its owner', () => {
  it.each([
    ['Eve.Marchetti@Shop.test', 'e***********i@shop.test'],
    ['ada@shop.test', 'a*a@shop.test'],
    ['ad@shop.test', 'a*@shop.test'],
    ['a@shop.test', 'a*@shop.test'],
    ['+1 212 555 0100', '+*******0100'],
    ['12 34 56', '+***456'],
  ])('%s is shown as %s', (contact, masked) => expect(maskContact(contact)).toBe(masked));

  it('shows nothing of what is no contact', () => expect(maskContact(' <b>you won</b> ')).toBe('****'));
});
