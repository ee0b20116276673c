import * as z from 'zod/mini';
import { callBack, checkCode, fastLogin, loginAsBlogger, loginAsUser, requestCode, signedIn } from './accounts';
import { endpoint } from '../foundation/endpoint';
import { earlierSession } from '../foundation/session-tokens';

/** POST variants of reads with secrets or side effects: URLs leak into logs, and any page can trigger a GET. */
const text = (max: number) => z.string().check(z.maxLength(max));
const chapter = 'A §7';
const guest = z.object({});
const caller = z.object({ token: z.optional(text(200)) });
const contact = text(300);

export const sendCode = endpoint({
  name: 'sendCode',
  method: 'POST',
  path: requestCode.path,
  bodyKind: 'json',
  query: guest,
  body: requestCode.query,
  result: requestCode.result,
  summary: 'Sends a one-time code; requestCode with a body.',
  chapter,
});
export const signInByCode = endpoint({
  name: 'signInByCode',
  method: 'POST',
  path: checkCode.path,
  bodyKind: 'json',
  query: guest,
  body: z.extend(checkCode.query, earlierSession),
  result: signedIn,
  summary: 'Signs in with a one-time code; checkCode with a body.',
  chapter,
});
export const askForCall = endpoint({
  name: 'askForCall',
  method: 'POST',
  path: callBack.path,
  bodyKind: 'json',
  query: guest,
  body: callBack.query,
  result: callBack.result,
  summary: 'Requests a call from the shop; callBack with a body.',
  chapter,
});
export const signInByLink = endpoint({
  name: 'signInByLink',
  method: 'POST',
  path: fastLogin.path,
  bodyKind: 'json',
  query: guest,
  body: z.extend(fastLogin.query, earlierSession),
  result: signedIn,
  summary: 'Signs in with the code of a link; fastLogin with a body.',
  chapter: 'A §4.2',
});
export const actAsUser = endpoint({
  name: 'actAsUser',
  method: 'POST',
  path: loginAsUser.path,
  access: 'staff',
  permission: 'people:act',
  bodyKind: 'json',
  query: caller,
  body: z.object({ contact }),
  result: signedIn,
  summary: 'Lets staff act as a user; loginAsUser with a body.',
  chapter: 'A §4.3',
});
export const actAsBlogger = endpoint({
  name: 'actAsBlogger',
  method: 'POST',
  path: loginAsBlogger.path,
  access: 'staff',
  permission: 'people:act',
  query: caller,
  body: z.undefined(),
  result: signedIn,
  summary: "Lets staff act as the shop's blogger; loginAsBlogger as a POST.",
  chapter: 'A §4.3',
});
