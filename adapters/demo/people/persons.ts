import type { OrderAddress } from '../../../core/contract';
import { DEMO_SOURCE } from '../base/source';
import type { PersonRecord } from '../../platform/ports/staff/people-data';
import { PEOPLE } from '../data';
import type { PersonKey } from '../data';

export const PERSON_KEYS = Object.keys(PEOPLE.persons) as PersonKey[]; // sound: the file has no other persons

export function addressOf(key: PersonKey): OrderAddress {
  const { address } = PEOPLE.persons[key];
  return { ...address, street: [...address.street] };
}

export function personRecord(key: PersonKey, currency: string): PersonRecord {
  const { roles, bonus, address } = PEOPLE.persons[key];
  const { firstname, lastname, phone, email } = address;
  return {
    ...{ source: DEMO_SOURCE, phone, email, firstname, lastname },
    addresses: [addressOf(key)],
    roles,
    groupId: roles.includes('vip') ? 2 : 1,
    bonus,
    currency,
  };
}
