import type { OrderAddress, PartType, PostType, PromoProduct, Role } from '../../../../core/contract';
import type { OrderStatus } from '../../../../core/contract/orders/order-status';
import type { Fulfilment, OrderState } from '../orders/orders';

/** Imported customer, without password. */
export interface PersonRecord {
  /** Import source such as 'demo'; used for removal. */
  readonly source: string;
  readonly phone?: string;
  readonly email?: string;
  readonly isVerified?: boolean;
  readonly firstname: string;
  readonly lastname: string;
  readonly photo?: string;
  /** In milliseconds; defaults to now. */
  readonly since?: number | undefined;
  readonly addresses: readonly OrderAddress[];
  readonly roles: readonly Role[];
  readonly groupId: number;
  readonly bonus: number;
  readonly currency: string;
}

export interface Good {
  readonly sku: string;
  readonly parentSku?: string | undefined;
  readonly title: string;
  readonly slug?: string | undefined;
  readonly image?: string | undefined;
}

export interface KnownPerson {
  readonly id: number;
  readonly addresses: number;
  /** Login confirmed, or no password set. */
  readonly isProven: boolean;
}

export interface GoodHint {
  readonly sku: string;
  readonly part: PartType | undefined;
}

export interface PastOrderRecord {
  /** At most 0, so that real orders start at 1. */
  readonly id: number;
  readonly source: string;
  readonly orderId: string;
  readonly customerId: number;
  readonly storeCode: string;
  readonly goods: readonly (Good & { readonly qty: number })[];
  readonly address: OrderAddress;
  readonly shipping: string;
  readonly payment: string;
  readonly coupon?: string | undefined;
  readonly placedAt: number;
  readonly state: OrderState;
  readonly status: OrderStatus;
  readonly stage?: number | undefined;
  readonly fulfilment: Fulfilment;
  readonly soldBy?: number | undefined;
}

export interface PromoRecord {
  readonly title: string;
  readonly type: PromoProduct['type_type'];
  readonly good?: Good;
  readonly orderId?: string;
  readonly deliveredAt?: number;
  readonly expectedAt?: number;
  readonly archive?: { readonly at: number; readonly reason: string; readonly notes: string; readonly by: string };
  readonly parts?: readonly number[];
}

export interface PostRecord {
  readonly type: PostType;
  readonly promotedAt: number;
  readonly text: string;
  readonly images: readonly string[];
  readonly products: readonly number[];
}

/** Writes people and their history, tagged by source for later removal. */
export interface PeopleHistory {
  write<T>(work: (people: PeopleWriter) => Promise<T>): Promise<T>;
}

/** Writes people and their history; valid only during its job. */
export interface PeopleWriter {
  readonly stores: readonly { readonly storeCode: string; readonly currency: string }[];
  /** Price groups that the author may grant. */
  readonly groups: readonly number[];
  personOf(email: string): Promise<KnownPerson | undefined>;
  /** Returns true if a contact unsubscribed, or its person was erased. */
  hasLeft(contact: string, how: 'erased' | 'unsubscribed'): Promise<boolean>;
  /** Adds a newsletter subscriber whose consent the importing staff vouch for. @returns false if subscribed already */
  subscribe(email: string): Promise<boolean>;
  giveAddresses(id: number, addresses: readonly OrderAddress[]): Promise<void>;
  removeSource(source: string, sparing?: readonly number[]): Promise<void>;
  goods(source: string): Promise<readonly GoodHint[]>;
  good(sku: string, turn: number, storeCode: string): Promise<Good | undefined>;
  writePerson(person: PersonRecord): Promise<number>;
  writeOrder(order: PastOrderRecord): Promise<number>;
  writePromo(bloggerId: number, promo: PromoRecord): Promise<number>;
  writePost(bloggerId: number, post: PostRecord): Promise<void>;
  /** Pays out confirmed earnings per currency. Call after all orders, oldest first. */
  writePayouts(bloggerId: number, moments: { readonly createdAt: number; readonly paidAt?: number }): Promise<void>;
}
