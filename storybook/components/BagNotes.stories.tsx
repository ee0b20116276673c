import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BagDelivery } from '../../ui/components/bag/BagDelivery';
import { BagElsewhere } from '../../ui/components/bag/BagElsewhere';
import { BagNotes } from '../../ui/components/bag/BagNotes';
import { usage } from '../docs/usage';

const meta: Meta<typeof BagNotes> = {
  title: 'Components/Bag notes',
  component: BagNotes,
  subcomponents: { BagDelivery, BagElsewhere },
  tags: ['autodocs', '!test'],
  args: { reach: 'unreached', soldOut: 1, short: 2, onRetry: fn(), onRemoveSoldOut: fn(), onSetToLeft: fn() },
  argTypes: { reach: { control: 'inline-radio', options: ['known', 'offline', 'unreached'] } },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{<Story />}</div>],
  parameters: usage({
    when: 'Above the lines of a bag. BagDelivery shows the delivery date below them; BagElsewhere shows the bag of another country.',
    not: 'For a note about one line: show it in the line.',
    states: ['shop-cart--page-offline', 'shop-cart--page-with-sold-out-lines', 'shop-cart--elsewhere-in-bag'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof BagNotes> = {};
