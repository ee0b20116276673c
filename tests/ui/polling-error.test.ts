import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

describe('a query without a match', () => {
  it('prints the document, alone and once the time-out is reached', async () => {
    document.body.innerHTML = '<p>What is there</p>';
    expect(() => screen.getByText('Missing')).toThrow('What is there');
    await expect(screen.findByText('Missing', {}, { timeout: 1 })).rejects.toThrow(
      /Unable to find.*Missing[^]*What is there/,
    );
    await expect(waitFor(() => screen.getByRole('button'), { timeout: 1 })).rejects.toThrow('What is there');
  });

  it('prints none while it is retrying', async () => {
    document.body.innerHTML = '<p>What is there</p>';
    const messages: string[] = [];
    await waitFor(() => {
      try {
        screen.getByText('Missing');
      } catch (error) {
        messages.push(String(error));
      }
    });
    expect(messages).toEqual([expect.stringContaining('Missing')]);
    expect(messages[0]).not.toContain('What is there');
  });
});
