import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../ui/components/base/Link';
import { MenuLink } from '../../ui/components/base/MenuLink';
import { usage } from '../docs/usage';

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  component: Link,
  subcomponents: { MenuLink },
  tags: ['autodocs', '!test'],
  args: { href: '/c/women', children: 'See all of women' },
  parameters: usage({
    when: "For links to other pages of this shop. MenuLink also accepts a merchant's external URL.",
    not: 'For actions: use Button. For pages with their own document, such as a payment page: use a plain anchor.',
    states: ['components-basics--trail', 'components-tiles--a-rail'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Link> = {};
