import * as z from 'zod/mini';
import { MIN_PASSWORD, MAX_PASSWORD } from './limits';
import { passwordLength } from './password';

function passwordText(min: number) {
  const counted = z.string().check(
    z.check(({ value, issues }) => {
      const length = passwordLength(value);
      const found = { origin: 'string', inclusive: true, input: value } as const;
      if (length < min) issues.push({ ...found, code: 'too_small', minimum: min });
      if (length > MAX_PASSWORD) issues.push({ ...found, code: 'too_big', maximum: MAX_PASSWORD });
    }),
  );
  return counted.register(z.globalRegistry, { ...(min > 0 && { minLength: min }), maxLength: MAX_PASSWORD });
}

export const newPassword = passwordText(MIN_PASSWORD);
export const anyPassword = passwordText(0);
