import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Link } from '../../../../ui/components/base/Link';

const link = () => screen.getByRole('link', { name: 'Jackets' });

describe('Link', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('navigates in the shop without loading a document', () => {
    render(<Link href="/c/jackets">Jackets</Link>);
    expect(fireEvent.click(link())).toBe(false);
    expect(window.location.pathname).toBe('/c/jackets');
  });
  it('leaves a click for a new tab or window to the browser', () => {
    render(<Link href="/c/jackets">Jackets</Link>);
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(link(), { [key]: true });
    }
    expect(window.location.pathname).toBe('/');
  });
  it('leaves links to other sites to the browser', () => {
    render(<Link href="https://other.example/c/jackets">Jackets</Link>);
    let isLeft: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link());
    expect(isLeft).toBe(true);
    expect(window.location.pathname).toBe('/');
  });
  it('navigates to a query of the same page', () => {
    render(<Link href="?page=2">Jackets</Link>);
    expect(fireEvent.click(link())).toBe(false);
    expect(window.location.search).toBe('?page=2');
  });
  it('does not navigate when its own handler prevents it', () => {
    render(
      <Link href="/c/jackets" onClick={(event) => event.preventDefault()}>
        Jackets
      </Link>,
    );
    fireEvent.click(link());
    expect(window.location.pathname).toBe('/');
  });
});
