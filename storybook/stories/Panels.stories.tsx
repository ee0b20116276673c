import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { PanelSlot, type PanelLoader, type PanelProps } from '../../ui/parts/PanelSlot';
import { Button } from '../../ui/components/base/Button';
import { Drawer } from '../../ui/components/base/Drawer';
import { ShopProvider } from '../../ui/state/shop-context';
import { storyShop } from '../fixtures/story-shop';

interface Fate {
  readonly outcome: 'comes' | 'fails' | 'never comes';
  readonly after: number;
  readonly online: boolean;
  readonly side: 'left' | 'right' | 'middle';
}

function Panel({ open, onClose }: PanelProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Menu" side="left">
      <p>Here it is.</p>
    </Drawer>
  );
}

function loaderOf(outcome: Fate['outcome'], after: number): PanelLoader {
  return () =>
    new Promise((resolve, reject) => {
      if (outcome === 'comes') setTimeout(() => resolve(Panel), after);
      if (outcome === 'fails') setTimeout(() => reject(new Error('gone')), after);
    });
}

function Slot({ outcome, after, online, side }: Fate) {
  const [open, setOpen] = useState(true);
  const load = useMemo(() => loaderOf(outcome, after), [outcome, after]);
  const shop = useMemo(() => storyShop(online), [online]);
  return (
    <ShopProvider shop={shop}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && <PanelSlot load={load} title="Menu" side={side} open onClose={() => setOpen(false)} />}
    </ShopProvider>
  );
}

const meta: Meta<Fate> = {
  title: 'Shop/Panels',
  render: (fate) => <Slot {...fate} />,
  args: { outcome: 'comes', after: 0, online: true, side: 'left' },
  argTypes: {
    outcome: { control: 'inline-radio', options: ['comes', 'fails', 'never comes'] },
    side: { control: 'inline-radio', options: ['left', 'right', 'middle'] },
    after: { control: { type: 'number', min: 0, max: 5000, step: 250 } },
  },
};
export default meta;
type Story = StoryObj<Fate>;

export const Loaded: Story = {};
export const Loading: Story = { args: { outcome: 'comes', after: 2500 } };
export const Failed: Story = { args: { outcome: 'fails' } };
export const FailedOffline: Story = { args: { outcome: 'fails', online: false } };
export const TimedOut: Story = { args: { outcome: 'never comes' } };
export const FailedInTheMiddle: Story = { args: { outcome: 'fails', side: 'middle' } };
