import type { Command } from '../../declare/command';
import { asBlogger, asUser, find, returnToPrevious } from './acting';
import { callBack, register, saveName } from './registering';
import { fast, login, password, requestCode } from './signing-in';
import { logout, whoami } from './whoami';

export const AUTH: readonly Command[] = [
  requestCode,
  login,
  password,
  fast,
  register,
  saveName,
  callBack,
  logout,
  whoami,
  find,
  asUser,
  asBlogger,
  returnToPrevious,
];
