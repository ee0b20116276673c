import type { ReactNode } from 'react';
import { TextProvider, TextRegistry, useShop } from 'vitrine/react';

/** The words of Vitrine's components. They are here before the first page, so that no network is needed to say that an order waits. */
const messages = await new TextRegistry().load('en');

export function Texts({ children }: { readonly children: ReactNode }) {
  const { storeViews } = useShop();
  return (
    <TextProvider
      messages={messages}
      locale={storeViews.current.i18n.defaultLocale}
      price={(amount) => storeViews.price(amount)}
    >
      {children}
    </TextProvider>
  );
}
