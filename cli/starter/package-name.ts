import validate from 'validate-npm-package-name';
import type { Kind } from '../usage/kinds';

export const packageName: Kind<string> = {
  placeholder: 'name',
  rule: 'must be a valid npm package name, such as my-shop: lower-case letters, digits, "-", "." and "_", at most 214 characters',
  parse: (raw) => (validate(raw).validForNewPackages && !raw.includes('/') ? raw : undefined),
};
