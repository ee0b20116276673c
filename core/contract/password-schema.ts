import * as z from 'zod/mini';
import { LEAST_PASSWORD, MOST_PASSWORD } from './limits';
import { passwordLength } from './password';

function passwordText(least: number) {
  const counted = z.string().check(
    z.check(({ value, issues }) => {
      const length = passwordLength(value);
      const found = { origin: 'string', inclusive: true, input: value } as const;
      if (length < least) issues.push({ ...found, code: 'too_small', minimum: least });
      if (length > MOST_PASSWORD) issues.push({ ...found, code: 'too_big', maximum: MOST_PASSWORD });
    }),
  );
  return counted.register(z.globalRegistry, { ...(least > 0 && { minLength: least }), maxLength: MOST_PASSWORD });
}

export const newPassword = passwordText(LEAST_PASSWORD);
export const anyPassword = passwordText(0);
