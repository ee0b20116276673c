import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../ui/components/base/Button';
import { DialogPanel } from '../../ui/components/base/DialogPanel';
import { Modal } from '../../ui/components/base/Modal';
import { usage } from '../docs/usage';

function Opener(props: ComponentProps<typeof Modal>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open it
      </Button>
      {isOpen && <Modal {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const meta: Meta<typeof Modal> = {
  title: 'Components/Modal',
  component: Modal,
  subcomponents: { DialogPanel },
  tags: ['autodocs', '!test'],
  args: {
    title: 'Remove it from the bag?',
    children: <p>The Kestrel Flight Bomber goes back to the shop.</p>,
    footer: <Button wide>Take it out</Button>,
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  render: (args) => <Opener {...args} />,
  parameters: usage({
    when: 'For one question that blocks everything else: a size for the bag, what to do with waiting orders.',
    not: 'For browsing or filling in: use Drawer. For information that needs no answer: use a notice.',
    states: ['components-tiles--added-from-a-tile', 'shop-waiting-orders--one-waits', 'shop-cart--changing-a-line'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Modal> = {};
