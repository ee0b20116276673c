import { createElement, type ComponentProps } from 'react';
import { late } from '../state/late';

/** Lazy; loads with the product page's code, because a separate chunk would slow that page. */
export const ChangeLine = late(async () => {
  const [{ ChangeLine: Dialog }, { OptionPicker }] = await Promise.all([
    import('./ChangeLine'),
    import('./ProductRoute'),
  ]);
  return (props: Omit<ComponentProps<typeof Dialog>, 'Picker'>) =>
    createElement(Dialog, { ...props, Picker: OptionPicker });
});
