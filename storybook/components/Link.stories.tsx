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
    when: 'For every way to another page of this shop. MenuLink where a merchant may have written an address elsewhere.',
    not: 'Button for what changes something. A plain anchor for what has a document of its own, such as a page of payment.',
    states: ['components-basics--trail', 'components-tiles--a-rail'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Link> = {};
