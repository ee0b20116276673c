import type { Command } from '../../declare/command';
import { asBlogger, asUser, returnToPrevious } from './acting';
import { fast, login, password, requestCode } from './signing-in';
import { logout, whoami } from './whoami';

export const AUTH: readonly Command[] = [
  requestCode,
  login,
  password,
  fast,
  logout,
  whoami,
  asUser,
  asBlogger,
  returnToPrevious,
];
