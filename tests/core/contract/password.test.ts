import { describe, expect, it } from 'vitest';
import { changePassword, createUser, passwordLogin } from '../../../core/contract/people/accounts';
import { order } from '../../../core/contract/orders/orders';
import { passwordLength, passwordProblem } from '../../../core/contract/foundation/password';
import { openApi } from '../../../core/contract/openapi';

const FOX = '🦊';
/** A letter and its accent as two code points, as some keyboards send it. */
const ACCENTED = 'e\u0301';
const FAMILY = '👨‍👩‍👧'; // Three people and two joiners.

const customer = { email: 'eve@shop.test', firstname: 'Eve', lastname: 'Adams' };
const taken = (password: string) => createUser.body.safeParse({ customer, password }).success;

describe('the length of a password (A §7)', () => {
  it('is counted in code points, a letter and its accent being one', () => {
    expect(passwordLength(FOX)).toBe(1);
    expect(passwordLength(ACCENTED)).toBe(passwordLength('é'));
    expect(passwordLength(FAMILY)).toBe(5);
  });

  it.each([
    ['four emoji are too few', FOX.repeat(4), 'Please choose a password of at least 8 characters'],
    ['seven letters with accents too', ACCENTED.repeat(7), 'Please choose a password of at least 8 characters'],
    ['eight emoji are enough', FOX.repeat(8), undefined],
    ['eight letters with accents too', ACCENTED.repeat(8), undefined],
    ['two hundred emoji are not too many', FOX.repeat(200), undefined],
    ['two hundred and one are', FOX.repeat(201), 'Please use at most 200 characters'],
  ])('is the same in forms and in calls: %s', (_what, password, problem) => {
    expect(passwordProblem(password)?.message).toBe(problem);
    const isGood = problem === undefined;
    expect(taken(password)).toBe(isGood);
    expect(changePassword.body.safeParse({ currentPassword: '', newPassword: password }).success).toBe(isGood);
    expect(order.shape.personalDetails.shape.password.safeParse(password).success).toBe(isGood);
  });

  it('does not block signing in with an earlier accepted one', () => {
    const body = { username: 'eve@shop.test', password: FOX.repeat(200) };
    expect(passwordLogin.body.safeParse(body).success).toBe(true);
    expect(passwordLogin.body.safeParse({ ...body, password: FOX.repeat(201) }).success).toBe(false);
  });

  it('is documented in the API, whose lengths are code points as well', () => {
    const described = JSON.stringify(openApi([changePassword]));
    expect(described).toContain('"newPassword":{"type":"string","minLength":8,"maxLength":200}');
    expect(described).toContain('"currentPassword":{"type":"string","maxLength":200}');
  });
});
