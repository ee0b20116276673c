import type { Meta, StoryObj } from '@storybook/react-vite';
import { GALLERY_IMAGE } from '../../core/internal';
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
    when: 'For every catalogue image: it requests the displayed size, reserves its space and loads lazily.',
    not: 'For a drawing beside text: use Icon. Leave the description empty if the name is next to it.',
    states: ['components-basics--a-picture', 'components-tiles--without-picture', 'shop-cart--line-without-picture'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Picture> = {};
