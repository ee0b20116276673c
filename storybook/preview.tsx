import type { Preview } from '@storybook/react-vite';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import '../ui/design/fonts.css';
import '../ui/design/tokens.css';
import '../ui/design/base.css';

const preview: Preview = {
  decorators: [
    (Story) => {
      // Links in stories lead nowhere: a click is noted, the story stays.
      const { hook } = memoryLocation({ path: '/', static: true });
      return (
        <Router hook={hook}>
          <Story />
        </Router>
      );
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
