import type { CartRefusal, CouponRefusal } from '../contract/cart-refusals';
import type { CardRefusal } from '../contract/gift-card-refusals';

export type CartReply =
  | { readonly ok: true; readonly meta?: { readonly revision?: number | undefined } | undefined }
  | {
      readonly ok: false;
      readonly code: number;
      readonly refused?: CardRefusal | CartRefusal['code'] | CouponRefusal['code'] | undefined;
    };
