import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../core/accounts/ask';
import { ShopError } from '../../../core/kernel/shop-error';
import type { Declined } from '../../../core/sync';

const refused = (code: number, message: string): Declined => ({ ok: false, code, message });
const thrownBy = (reply: Declined, fallback?: 'REGISTER_FAIL') =>
  resultOf(Promise.resolve(reply), fallback).catch((error: unknown) => error);

describe('an error of an account call (A §8)', () => {
  it.each([
    [undefined, 503, 'Our gateway rests until noon', 'request-rejected'],
    ['REGISTER_FAIL', 503, 'Our gateway rests until noon', 'request-rejected'],
    [undefined, 400, 'LOGIN_REQUEST_CALL_BACK_ERROR', 'LOGIN_REQUEST_CALL_BACK_ERROR'],
    ['REGISTER_FAIL', 401, 'LOGIN_REQUEST_CALL_BACK_ERROR', 'LOGIN_REQUEST_CALL_BACK_ERROR'],
    ['REGISTER_FAIL', 401, 'Who are you?', 'sign-in-first'],
    [undefined, 500, '', 'request-rejected'],
    ['REGISTER_FAIL', 500, '', 'REGISTER_FAIL'],
  ] as const)('with the fallback %s, %i and the text "%s" becomes %s', async (fallback, code, text, expected) => {
    expect(await thrownBy(refused(code, text), fallback)).toMatchObject({ code: expected });
  });

  it('keeps the message of the server', async () => {
    const error = await thrownBy(refused(503, 'Our gateway rests until noon'), 'REGISTER_FAIL');
    expect(error).toMatchObject({ message: 'Our gateway rests until noon' });
  });

  it('is the fallback, with its cause, without a response; other errors are rethrown', async () => {
    const offline = new ShopError('offline');
    await expect(resultOf(Promise.reject(offline), 'REGISTER_FAIL')).rejects.toMatchObject({
      code: 'REGISTER_FAIL',
      cause: offline,
    });
    await expect(resultOf(Promise.reject(offline))).rejects.toBe(offline);
    const fault = new TypeError('x is not a function');
    await expect(resultOf(Promise.reject(fault), 'REGISTER_FAIL')).rejects.toBe(fault);
  });
});
