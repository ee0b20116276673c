import { createElement, type ComponentProps } from 'react';
import { late } from '../state/late';

export const QuickAdd = late(async () => {
  const [{ QuickAdd: Dialog }, { OptionPicker }] = await Promise.all([import('./QuickAdd'), import('./ProductRoute')]);
  return (props: Omit<ComponentProps<typeof Dialog>, 'Picker'>) =>
    createElement(Dialog, { ...props, Picker: OptionPicker });
});
