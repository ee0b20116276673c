import { describe, expect, it } from 'vitest';
import { validatePersonal } from '../../../core/checkout/validate-checkout';
import { createUser, updateUser } from '../../../core/contract/people/accounts';
import { holdsLink, nameProblem } from '../../../core/contract/foundation/name-text';
import { processorTime } from '../../fixtures/processor-time';

describe("a person's name", () => {
  it.each([
    ...['Ada', 'Jean-Luc', "O'Brien", 'J.R.R.', 'Dr.Smith', 'St. John', 'Ph.D.', 'Mr.Jones', 'Müller-Lüdenscheidt'],
    ...['Анна Петрівна', 'ул.Ленина', '王小明', '王.小明', 'María José', 'ΑΝΝΑ', 'Ng', 'de la Cruz', 'Nr.12', ''],
  ])('is accepted as people are called: %s', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it.each([
    ...['WIN http://evil.example/prize', 'evil.example', 'EVIL.COM', 'Evil.Com', 'www.evil', 'you@evil.example'],
    ...['//evil', '\\\\evil', 'evil．example', 'a-b.co.uk', 'сайт.рф', 'HTTPS://EVIL'],
  ])('is refused if it contains an address: %s', (name) => {
    expect(nameProblem(name)).toMatchObject({ code: 'link' });
    expect(holdsLink(name)).toBe(true);
  });

  it.each(['Ada\r\nBcc: all@bank.example', 'Ada\u0000', 'Ada\u2028Eve', 'A\tB'])(
    'is refused if it contains a header line break: %j',
    (name) => {
      expect(nameProblem(name)).toMatchObject({ code: 'control-characters' });
    },
  );

  it('is validated alike in forms and calls, which name the field', () => {
    const form = {
      firstName: 'evil.example',
      lastName: 'A\nB',
      emailAddress: 'a@b.cd',
      password: '',
      createAccount: false,
    };
    expect(validatePersonal(form)).toMatchObject({
      firstName: { code: 'link' },
      lastName: { code: 'control-characters' },
    });
    const customer = { email: 'a@b.cd', firstname: 'Ada', lastname: 'Byron' };
    const password = 'correct horse';
    expect(createUser.body.safeParse({ customer, password }).success).toBe(true);
    const [issue] =
      createUser.body.safeParse({ customer: { ...customer, lastname: 'evil.example' }, password }).error?.issues ?? [];
    expect(issue).toMatchObject({
      path: ['customer', 'lastname'],
      message: 'must not contain a web or e-mail address',
    });
    expect(updateUser.body.safeParse({ firstname: 'evil.example' }).success).toBe(false);
  });

  it('of a hundred thousand characters is checked at once', () => {
    const spent = processorTime();
    for (const sign of ['a', 'a.', '.', 'a-', '@', '/']) holdsLink(sign.repeat(100_000 / sign.length));
    expect(spent()).toBeLessThan(1000);
  });
});
