import type { CartRefusal, CouponRefusal } from '../contract/selling/cart-refusals';
import type { CardRefusal } from '../contract/selling/gift-card-refusals';

export type CartReply =
  | { readonly ok: true; readonly meta?: { readonly revision?: number | undefined } | undefined }
  | {
      readonly ok: false;
      readonly code: number;
      readonly refused?: CardRefusal | CartRefusal['code'] | CouponRefusal['code'] | undefined;
    };
