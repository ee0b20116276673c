import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

describe('a query that finds nothing', () => {
  it('prints the document, alone and once the time to wait is up', async () => {
    document.body.innerHTML = '<p>What is there</p>';
    expect(() => screen.getByText('Missing')).toThrow('What is there');
    await expect(screen.findByText('Missing', {}, { timeout: 1 })).rejects.toThrow(
      /Unable to find.*Missing[^]*What is there/,
    );
    await expect(waitFor(() => screen.getByRole('button'), { timeout: 1 })).rejects.toThrow('What is there');
  });

  it('prints none at an attempt to find it', async () => {
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
