import { BehaviorSubject } from 'rxjs';
import type { Product } from '../../core';

/** A product of a list that is to be put into the bag without leaving the list. */
export interface QuickAddRequest {
  readonly product: Product;
  /** Where its page is, for what cannot be chosen in a list. */
  readonly href: string;
  /** What the picture of the tile shows. */
  readonly image: string;
  /** What was pressed, for the focus to come back to. */
  readonly opener: HTMLElement;
}

/** What is asked for now. A tile has it from here and knows nothing of who answers: that comes with the shopper's first sign. */
export const quickAdd$ = new BehaviorSubject<QuickAddRequest | null>(null);
