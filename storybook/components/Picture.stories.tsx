import type { Meta, StoryObj } from '@storybook/react-vite';
import { GALLERY_IMAGE } from '../../core';
import { Picture } from '../../ui/components/base/Picture';
import { usage } from '../docs/usage';
import { BOMBER_BACK, BOMBER_GREEN, BOMBER_NAVY, DRESS, HOODIE, JEANS, TRAINER } from '../fixtures/pictures';

const meta: Meta<typeof Picture> = {
  title: 'Components/Picture',
  component: Picture,
  tags: ['autodocs', '!test'],
  args: { path: BOMBER_GREEN, size: GALLERY_IMAGE, alt: 'A green bomber jacket', priority: false },
  argTypes: {
    path: {
      control: 'select',
      options: [BOMBER_GREEN, BOMBER_BACK, BOMBER_NAVY, HOODIE, JEANS, TRAINER, DRESS],
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{<Story />}</div>],
  parameters: usage({
    when: 'For every picture of the catalogue: it asks for the size that it is shown in, keeps its room free, and waits until it is near the screen.',
    not: 'Icon for a drawing beside words. Its description stays empty where the name stands beside it.',
    states: ['components-basics--a-picture', 'components-tiles--without-picture', 'shop-cart--line-without-picture'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Picture> = {};
