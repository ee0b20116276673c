import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchForm } from '../../ui/components/fields/SearchForm';
import { usage } from '../docs/usage';

const meta: Meta<typeof SearchForm> = {
  title: 'Components/Search form',
  component: SearchForm,
  tags: ['autodocs', '!test'],
  args: { action: '/search', text: 'rain jacket' },
  parameters: usage({
    when: 'On the results page, with or without results.',
    not: 'In the header: the search panel shows results while typing.',
    states: ['components-forms--search', 'components-forms--search-with-words'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof SearchForm> = {};
