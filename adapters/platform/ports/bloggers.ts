import type { PostType, PromoProduct } from '../../../core/contract';
import type { OrderDocument } from './orders';

/** What is kept of a promo product; what follows from its posts is worked out. Moments in milliseconds. */
export interface PromoDocument {
  readonly sku?: string;
  readonly slug?: string;
  readonly image?: string;
  readonly title: string;
  readonly type: PromoProduct['type_type'];
  readonly orderId?: string;
  readonly deliveredAt?: number;
  readonly daysToDelivery?: number;
  readonly archive?: { readonly at: number; readonly reason: string; readonly notes: string; readonly by: string };
  readonly images?: readonly string[];
}

export interface StoredPromo extends PromoDocument {
  readonly id: number;
  /** Ids of the products that a set is made of; empty for a product. */
  readonly parts: readonly number[];
}

export interface StoredPost {
  readonly id: number;
  readonly type: PostType;
  readonly promotedAt: number;
  readonly text: string;
  readonly images: readonly string[];
  readonly products: readonly number[];
}

export interface StoredPayout {
  readonly id: number;
  readonly sum: number;
  readonly bonus: number;
  readonly currency: string;
  readonly createdAt: number;
  readonly paidAt: number | undefined;
  readonly orders: number;
}

/** An order that a blogger earns by. Amounts in minor units. */
export interface StoredSale {
  readonly orderId: number;
  readonly number: string;
  readonly createdAt: number;
  readonly deliveryStatus: string;
  readonly canceled: boolean;
  readonly grandTotal: number;
  readonly orderCurrency: string;
  readonly products: OrderDocument['products'];
  readonly sum: number;
  readonly bonus: number;
  readonly currency: string;
  readonly payoutId: number | undefined;
  readonly paidAt: number | undefined;
}

/** What bloggers show, post and earn. Every read is of one blogger. */
export interface BloggerRepository {
  products(bloggerId: number, limit: number): Promise<readonly StoredPromo[]>;
  countProducts(bloggerId: number): Promise<number>;
  addProduct(bloggerId: number, document: PromoDocument, parts?: readonly number[]): Promise<number>;
  posts(bloggerId: number, limit: number): Promise<readonly StoredPost[]>;
  countPosts(bloggerId: number): Promise<number>;
  addPost(bloggerId: number, post: Omit<StoredPost, 'id'>): Promise<number>;
  payouts(bloggerId: number, limit: number): Promise<readonly StoredPayout[]>;
  countPayouts(bloggerId: number): Promise<number>;
  addPayout(
    bloggerId: number,
    payout: Omit<StoredPayout, 'id' | 'orders'>,
    orderIds: readonly number[],
  ): Promise<number>;
  addRoyalty(
    bloggerId: number,
    royalty: { readonly orderId: number; readonly sum: number; readonly bonus: number; readonly currency: string },
  ): Promise<void>;
  /** What is earned by an order, by any blogger. */
  royaltyOf(orderId: number): Promise<{ sum: number; bonus: number; currency: string; sent: boolean } | undefined>;
  sales(bloggerId: number, limit: number): Promise<readonly StoredSale[]>;
  countSales(bloggerId: number): Promise<number>;
}
