import { createReview } from '../contract/catalogue/reviews';
import { inject, injectable, token } from '../di';
import { ShopError } from '../kernel/shop-error';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { GATEWAY, type Gateway } from '../sync';
import { checkReview } from './check-review';
import type { ReviewDraft, ReviewProblem, ReviewsArea } from './reviews';

@injectable()
export class ReviewsService implements ReviewsArea {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
  ) {}

  check(draft: ReviewDraft): readonly ReviewProblem[] {
    return checkReview(draft);
  }

  async create(draft: ReviewDraft): Promise<{ readonly id: number; readonly status: number }> {
    const fields = checkReview(draft).map(({ field, message }) => ({ field, message }));
    const [first] = fields;
    if (first !== undefined) throw new ShopError('invalid-input', { params: first, details: { fields } });
    return this.#send(draft);
  }

  async #send(draft: ReviewDraft): Promise<{ readonly id: number; readonly status: number }> {
    const { sku, title, text, nickname, rating, fit, photos = [] } = draft;
    const fields = [
      ['product_sku', sku],
      ['title', title.trim()],
      ['detail', text.trim()],
      ['nickname', nickname.trim()],
      ['store', this.storeViews.current.storeCode],
      ...(rating === undefined ? [] : [['rating', String(rating)] as const]),
      ...(fit === undefined ? [] : [['fit', fit] as const]),
    ] as const;
    const { result } = await this.gateway.call(createReview, {
      form: { fields, files: photos.map((photo) => ['photos', photo] as const) },
    });
    return { id: result.id, status: result.status };
  }
}

export const REVIEWS = token<ReviewsService>('Reviews');
