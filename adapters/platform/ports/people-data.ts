import type { OrderAddress, PartType, PostType, PromoProduct, Role } from '../../../core/contract';
import type { OrderStatus } from '../../../core/contract/order-status';
import type { Fulfilment, OrderState } from './orders';

/** A customer to be written. Nobody is written with a password: everybody signs in with a code. */
export interface PersonRecord {
  /** Where they come from, such as 'demo'; they can be removed by it. */
  readonly source: string;
  /** In the one form of `readContact`. */
  readonly phone?: string;
  readonly email?: string;
  /** Whether it was shown to be theirs; true unless it is said. */
  readonly isVerified?: boolean;
  readonly firstname: string;
  readonly lastname: string;
  readonly photo?: string;
  /** Since when there is an account, in milliseconds; now where nothing is said. */
  readonly since?: number | undefined;
  readonly addresses: readonly OrderAddress[];
  readonly roles: readonly Role[];
  readonly groupId: number;
  /** Bonuses, in minor units of `currency`. */
  readonly bonus: number;
  readonly currency: string;
}

/** Something that can be ordered as it stands: a simple product, or a variant with its parent. */
export interface Good {
  readonly sku: string;
  readonly parentSku?: string | undefined;
  readonly title: string;
  readonly slug?: string | undefined;
  readonly image?: string | undefined;
}

/** Who has an account already. */
export interface KnownPerson {
  readonly id: number;
  /** How many addresses they keep. */
  readonly addresses: number;
  /** Whether only the owner of the login can get in: it was confirmed, or there is no password to get in by. */
  readonly isProven: boolean;
}

/** Something of the catalogue that could be ordered. */
export interface GoodHint {
  readonly sku: string;
  /** What it is in a set, if anything. */
  readonly part: PartType | undefined;
}

/** An order of the past, to be priced by the shop's own rules. Moments in milliseconds. */
export interface PastOrderRecord {
  /** Not above 0: orders from before the shop opened, so that the first real one is still number 1. */
  readonly id: number;
  readonly source: string;
  readonly orderId: string;
  readonly customerId: number;
  readonly storeCode: string;
  readonly goods: readonly (Good & { readonly qty: number })[];
  readonly address: OrderAddress;
  /** Code of the way to ship; a free order (`fulfilment.promo`) costs nothing, neither goods nor shipping. */
  readonly shipping: string;
  readonly payment: string;
  readonly coupon?: string | undefined;
  readonly placedAt: number;
  readonly state: OrderState;
  readonly status: OrderStatus;
  readonly stage?: number | undefined;
  readonly fulfilment: Fulfilment;
  /** Whose post led to it: they earn by it. */
  readonly soldBy?: number | undefined;
}

export interface PromoRecord {
  readonly title: string;
  readonly type: PromoProduct['type_type'];
  readonly good?: Good;
  readonly orderId?: string;
  readonly deliveredAt?: number;
  /** When it should arrive. */
  readonly expectedAt?: number;
  readonly archive?: { readonly at: number; readonly reason: string; readonly notes: string; readonly by: string };
  /** For a set: the ids of its parts. */
  readonly parts?: readonly number[];
}

export interface PostRecord {
  readonly type: PostType;
  readonly promotedAt: number;
  readonly text: string;
  readonly images: readonly string[];
  /** Ids of promo products. */
  readonly products: readonly number[];
}

/** Where people and their past are written, by the demo seed and by imports of an earlier shop. Everything written carries its source and leaves with it. */
export interface PeopleHistory {
  /** Runs the writes inside in one transaction. */
  write<T>(work: (people: PeopleWriter) => Promise<T>): Promise<T>;
}

/** Writes people and their past; good until the work that it was given to is over. */
export interface PeopleWriter {
  /** The stores that are open; the first is the default one. */
  readonly stores: readonly { readonly storeCode: string; readonly currency: string }[];
  /** Numbers of the groups that have prices of their own. */
  readonly groups: readonly number[];
  /** The account that signs in with this e-mail address, in its one form. */
  personOf(email: string): Promise<KnownPerson | undefined>;
  /** Replaces the addresses that somebody keeps. */
  giveAddresses(id: number, addresses: readonly OrderAddress[]): Promise<void>;
  /** Removes the people and orders of a source. @param sparing ids of people who stay, with sessions and roles */
  removeSource(source: string, sparing?: readonly number[]): Promise<void>;
  /** What a source's goods have to order, in a fixed order: each simple product, and each configurable by one of its variants. */
  goods(source: string): Promise<readonly GoodHint[]>;
  /** The thing that a sku of `goods` stands for; of variants the one whose turn it is. `undefined` for what asks for further choices. */
  good(sku: string, turn: number, storeCode: string): Promise<Good | undefined>;
  /** @returns the customer's id. @throws Error for the demo's people where the data were opened for production */
  writePerson(person: PersonRecord): Promise<number>;
  /** @returns what the goods cost, in minor units */
  writeOrder(order: PastOrderRecord): Promise<number>;
  /** @returns the promo product's id; that of the set which is there already, where there is one of these parts */
  writePromo(bloggerId: number, promo: PromoRecord): Promise<number>;
  writePost(bloggerId: number, post: PostRecord): Promise<void>;
  /** Pays a blogger what was confirmed by a moment, in each currency. To be called when all orders are written, the oldest payout first. */
  writePayouts(bloggerId: number, moments: { readonly createdAt: number; readonly paidAt?: number }): Promise<void>;
}
