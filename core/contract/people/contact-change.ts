import * as z from 'zod/mini';
import { user } from './accounts';
import { endpoint } from '../foundation/endpoint';

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/user/confirm-email',
  access: 'user',
  bodyKind: 'json',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  body: z.object({ email: z.string().check(z.maxLength(254)), code: z.string().check(z.maxLength(40)) }),
  result: user,
  summary: 'Confirms a new contact address with the code that `updateUser` sent to it.',
  chapter: 'A §7',
});
