import type { User } from '../contract';
import { fullName } from '../kernel/full-name';

export function nameOf({ firstname, lastname, email, phone }: User): string {
  return fullName(firstname, lastname) || (email ?? phone ?? '');
}
