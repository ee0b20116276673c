import { BehaviorSubject } from 'rxjs';
import type { Product } from '../../core/shopper';

export interface QuickAddRequest {
  readonly product: Product;
  readonly href: string;
  readonly image: string;
  readonly opener: HTMLElement;
}

/** Decouples tiles from the dialog, which loads on the first interaction. */
export const quickAdd$ = new BehaviorSubject<QuickAddRequest | null>(null);
