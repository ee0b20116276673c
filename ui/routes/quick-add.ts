import { createElement, type ComponentProps } from 'react';
import { late } from '../state/late';

/**
 * The question what of a product of a list goes into the bag. As `ChangeLine` it chooses by what the page of a product does, which
 * comes with that page's code.
 */
export const QuickAdd = late(async () => {
  const [{ QuickAdd: Dialog }, { OptionPicker }] = await Promise.all([import('./QuickAdd'), import('./ProductRoute')]);
  return (props: Omit<ComponentProps<typeof Dialog>, 'Picker'>) =>
    createElement(Dialog, { ...props, Picker: OptionPicker });
});
