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
    when: 'For a quantity. Typed values apply on blur, limited to the allowed quantity.',
    not: 'For numbers that are not quantities, such as a postcode: use Field.',
    states: ['components-forms--quantity', 'components-forms--quantity-at-its-limit'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof QuantityStepper> = {};
