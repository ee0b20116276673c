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
    when: 'Beside words, or in a button that has a label of its own for those who hear the page.',
    not: 'A picture of the goods is a Picture. A hundred hearts on one page are drawn by the style sheet, as in HeartButton.',
    states: ['components-basics--icons'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Icon> = {};
