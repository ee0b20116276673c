import type { Meta, StoryObj } from '@storybook/react-vite';
import { Html } from '../../ui/components/base/Html';
import { usage } from '../docs/usage';

const meta: Meta<typeof Html> = {
  title: 'Components/Html',
  component: Html,
  tags: ['autodocs', '!test'],
  args: { html: '<h2>Care</h2><p>Wash cold, dry flat.</p><ul><li>Shell: nylon</li><li>Lining: none</li></ul>' },
  parameters: usage({
    when: 'For merchant HTML from the platform: descriptions, pages, blocks.',
    not: "Never for shoppers' text or HTML from other sources: nothing is sanitized here.",
    states: ['components-basics--merchant-text'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Html> = {};
