import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../ui/components/base/Icon';
import { ICON_PATHS } from '../../ui/components/base/icon-paths';
import { usage } from '../docs/usage';

const meta: Meta<typeof Icon> = {
  title: 'Components/Icon',
  component: Icon,
  tags: ['autodocs', '!test'],
  args: { name: 'bag', size: 48 },
  argTypes: { name: { control: 'select', options: Object.keys(ICON_PATHS) } },
  parameters: usage({
    when: 'Beside text, or in a button with its own label for screen readers.',
    not: 'For product images: use Picture. For icons repeated hundreds of times on a page: use CSS, as HeartButton does.',
    states: ['components-basics--icons'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Icon> = {};
