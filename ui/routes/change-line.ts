import { createElement, type ComponentProps } from 'react';
import { late } from '../state/late';

/**
 * The question which variant a line of the bag is to be of. It chooses by what the page of a product does, which comes with that page's
 * code: in a chunk of its own it would make the first load of that page heavier.
 */
export const ChangeLine = late(async () => {
  const [{ ChangeLine: Dialog }, { OptionPicker }] = await Promise.all([
    import('./ChangeLine'),
    import('./ProductRoute'),
  ]);
  return (props: Omit<ComponentProps<typeof Dialog>, 'Picker'>) =>
    createElement(Dialog, { ...props, Picker: OptionPicker });
});
