import type { ReactNode } from 'react';
import { formatPrice, STORE_VIEWS } from '../../core/shopper';
import { TextProvider } from '../../ui/text/text-context';
import { en } from './all-words';

function price(amount: number): string {
  const [us] = STORE_VIEWS;
  return us === undefined ? '' : formatPrice(Math.round(amount * 100), us.i18n);
}

export function Speaking({ children }: { readonly children: ReactNode }) {
  return (
    <TextProvider messages={en} locale="en-US" price={price}>
      {children}
    </TextProvider>
  );
}
