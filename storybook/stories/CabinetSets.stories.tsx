import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import type { PromoProduct } from '../../core/blogger';
import { SetBuilder } from '../../ui/pages/cabinet/sets/SetBuilder';
import { CabinetSpeech } from '../../ui/text/cabinet-text';
import cabinetEn from '../../ui/text/messages/en/cabinet.json';
import { PROMO } from '../fixtures/promo';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <CabinetSpeech messages={cabinetEn} locale="en-US">
    <Story />
  </CabinetSpeech>
);
const meta: Meta = { title: 'Shop/Cabinet sets', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const SHOES = PROMO;
const SHIRT = { ...PROMO, id: 7, type_type: 'top', title: 'Aalto Linen Shirt', sku: 'SHIRT' } as const;
const COAT = { ...SHIRT, id: 8, title: 'Brisk Rain Coat', sku: 'COAT' };
const JEANS = { ...PROMO, id: 9, type_type: 'bottom', title: 'Straight Jeans', sku: 'JEANS' } as const;
const SKIRT = { ...JEANS, id: 10, title: 'Pleated Skirt', sku: 'SKIRT', delivered: false, delivered_at: null };
const WORN = { ...SHOES, id: 11, title: 'Worn Trainers', archive: true };
const BELT = { ...PROMO, id: 12, type_type: null, title: 'Leather Belt', sku: 'BELT' };
const ONE_SET: PromoProduct = {
  ...PROMO,
  id: 20,
  is_set: true,
  type_type: 'top',
  title: 'Saturday in town',
  parts: [6, 9, 7],
};
const SINGLES = [SHOES, SHIRT, COAT, JEANS, SKIRT, WORN, BELT];

const builder = (more: Partial<ComponentProps<typeof SetBuilder>>): Story => ({
  render: () => (
    <SetBuilder
      products={[ONE_SET, ...SINGLES]}
      collected={[]}
      title=""
      busy={false}
      pathOf={(id) => `/cabinet/products/${String(id)}`}
      onToggle={nothing}
      onTitle={nothing}
      onSave={nothing}
      {...more}
    />
  ),
});

export const NothingChosen: Story = builder({});
export const APartIsMissing: Story = builder({ collected: [SHIRT] });
export const OneThatThereIsAlready: Story = builder({ collected: [SHIRT, SHOES] });
export const ToSave: Story = builder({ collected: [COAT, JEANS], title: 'A walk in the rain' });
export const BeingSaved: Story = builder({ collected: [COAT, JEANS, SHOES], busy: true });
export const ThereIsSuchASet: Story = builder({ collected: [COAT, JEANS], error: cabinetEn['set.error-exists'] });
export const APartThatWasPutAway: Story = builder({
  collected: [{ ...COAT, archive: true }, JEANS],
  error: cabinetEn['set.error-archived'],
});
export const NoSetsYet: Story = builder({ products: SINGLES });
export const NothingToMakeASetOf: Story = builder({ products: [] });
export const ManyToChooseFrom: Story = builder({
  products: [
    ...Array.from({ length: 30 }, (_, at) => ({ ...SHIRT, id: 100 + at, title: `Shirt ${String(at + 1)}` })),
    ...Array.from({ length: 25 }, (_, at) => ({ ...ONE_SET, id: 200 + at, title: `Set ${String(at + 1)}` })),
  ],
});
export const LongNames: Story = builder({
  collected: [{ ...SHIRT, title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' }],
});
