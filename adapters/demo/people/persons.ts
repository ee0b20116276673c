import type { OrderAddress } from '../../../core/contract';
import { DEMO_SOURCE } from '../base/source';
import type { PersonRecord } from '../../platform/ports/staff/people-data';

/** Numbers and addresses come from reserved ranges; nobody has a password, and login codes go to the outbox. */
type PersonKey = 'admin' | 'blogger' | 'briton' | 'manager' | 'shopper' | 'vip';

function address(
  name: readonly [first: string, last: string],
  place: readonly [street: string, city: string, postcode: string, countryId: string],
  contact: readonly [phone: string, email: string],
  region?: readonly [id: number, name: string, code: string],
): OrderAddress {
  const [firstname, lastname] = name;
  const [street, city, postcode, countryId] = place;
  const [phone, email] = contact;
  return {
    firstname,
    lastname,
    street: [street],
    city,
    postcode,
    countryId,
    phone,
    email,
    ...(region && { region_id: region[0], region: region[1], region_code: region[2] }),
  };
}

const NEW_YORK = [43, 'New York', 'NY'] as const;
const CALIFORNIA = [12, 'California', 'CA'] as const;

interface Person {
  readonly address: OrderAddress;
  readonly roles: PersonRecord['roles'];
  /** Minor units. */
  readonly bonus: number;
}

const PERSONS: Readonly<Record<PersonKey, Person>> = {
  shopper: {
    address: address(
      ['Ada', 'Whitfield'],
      ['48 Mercer Street', 'New York', '10013', 'US'],
      ['+12125550110', 'ada@vitrine.example'],
      NEW_YORK,
    ),
    roles: [],
    bonus: 1_250,
  },
  vip: {
    address: address(
      ['Vincent', 'Marlow'],
      ['2100 Pacific Avenue', 'San Francisco', '94115', 'US'],
      ['+14155550120', 'vincent@vitrine.example'],
      CALIFORNIA,
    ),
    roles: ['vip'],
    bonus: 24_000,
  },
  briton: {
    address: address(
      ['Imogen', 'Hale'],
      ['7 Lamb’s Conduit Street', 'London', 'WC1N 3NH', 'GB'],
      ['+442079460130', 'imogen@vitrine.example'],
    ),
    roles: [],
    bonus: 400,
  },
  blogger: {
    address: address(
      ['Lotte', 'Bergqvist'],
      ['315 Bedford Avenue', 'New York', '11211', 'US'],
      ['+17185550140', 'lotte@vitrine.example'],
      NEW_YORK,
    ),
    roles: ['blogger'],
    bonus: 6_800,
  },
  manager: {
    address: address(
      ['Mira', 'Okafor'],
      ['12 Arcade Row', 'New York', '10001', 'US'],
      ['+12125550150', 'mira@vitrine.example'],
      NEW_YORK,
    ),
    roles: ['manager'],
    bonus: 0,
  },
  admin: {
    address: address(
      ['Alma', 'Reyes'],
      ['12 Arcade Row', 'New York', '10001', 'US'],
      ['+12125550160', 'alma@vitrine.example'],
      NEW_YORK,
    ),
    roles: ['admin'],
    bonus: 0,
  },
};

export const PERSON_KEYS = ['admin', 'manager', 'blogger', 'vip', 'shopper', 'briton'] as const satisfies PersonKey[];

export function addressOf(key: PersonKey): OrderAddress {
  return PERSONS[key].address;
}

export function personRecord(key: PersonKey, currency: string): PersonRecord {
  const { address: home, roles, bonus } = PERSONS[key];
  const { firstname, lastname, phone, email } = home;
  return {
    source: DEMO_SOURCE,
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    firstname,
    lastname,
    addresses: [home],
    roles,
    groupId: roles.includes('vip') ? 2 : 1,
    bonus,
    currency,
  };
}

export type { PersonKey };
