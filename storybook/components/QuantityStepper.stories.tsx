import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useArgs } from 'storybook/preview-api';
import { QuantityStepper } from '../../ui/components/fields/QuantityStepper';
import { usage } from '../docs/usage';

type Props = ComponentProps<typeof QuantityStepper>;

const meta: Meta<typeof QuantityStepper> = {
  title: 'Components/Quantity stepper',
  component: QuantityStepper,
  tags: ['autodocs', '!test'],
  args: { name: 'Bomber', value: 1, min: 1, max: 4, step: 1 },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  render: function Live(args) {
    const [, update] = useArgs<Props>();
    return <QuantityStepper {...args} onChange={(value) => update({ value })} />;
  },
  parameters: usage({
    when: 'For how many of something. What is typed is taken when the field is left, cut to what may be bought.',
    not: 'Field for a number that is no quantity, such as a postcode.',
    states: ['components-forms--quantity', 'components-forms--quantity-at-its-limit'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof QuantityStepper> = {};
