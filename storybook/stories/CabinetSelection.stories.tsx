import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { SelectionList } from '../../ui/pages/cabinet/sets/SelectionList';
import { CabinetSpeech } from '../../ui/text/cabinet-text';
import cabinetEn from '../../ui/text/messages/en/cabinet.json';
import { products } from '../fixtures/products';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <CabinetSpeech messages={cabinetEn} locale="en-US">
    <Story />
  </CabinetSpeech>
);
const meta: Meta = { title: 'Shop/Cabinet selection', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const list = (more: Partial<ComponentProps<typeof SelectionList>>): Story => ({
  render: () => (
    <SelectionList
      products={products}
      total={products.length}
      choices={['approve', 'refuse']}
      chosen={new Set()}
      busy={false}
      linkOf={({ sku }) => `/p/${sku}`}
      onChoose={nothing}
      onDecide={nothing}
      {...more}
    />
  ),
});

export const ToReview: Story = list({});
export const SomeChosen: Story = list({ chosen: new Set(products.slice(0, 2).map(({ id }) => id)) });
export const MoreThanAreShown: Story = list({ total: 140, onMore: nothing });
export const BeingDecided: Story = list({ chosen: new Set(products.map(({ id }) => id)), busy: true });
export const NotTaken: Story = list({ error: cabinetEn['error.no-answer'] });
export const InTheShop: Story = list({ choices: ['refuse'] });
export const NothingToReview: Story = list({ products: [], total: 0 });
