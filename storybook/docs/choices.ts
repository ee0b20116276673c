import type { ArgTypesEnhancer } from 'storybook/internal/types';

export const nameChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (typeof type !== 'object' || type.name !== 'enum') return [name, argType];
      return [name, { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } }];
    }),
  );
