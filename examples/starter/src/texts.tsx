import type { ReactNode } from 'react';
import { TextProvider, TextRegistry, useShop } from 'vitrine/react';

/** Loaded before the first page, so that waiting orders can be reported offline. */
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
