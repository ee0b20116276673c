import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bomber } from '../../storybook/fixtures/products';
import { Link } from '../../ui/library/Link';
import { usePictureUrl } from '../../ui/library/picture-url';
import { ProductGrid } from '../../ui/library/ProductGrid';
import { UiProvider } from '../../ui/library/ui-provider';
import { renderPage } from './render-page';

const SIZE = { width: 10, height: 20 };

function Address({ path }: { readonly path: string }) {
  return <p>{usePictureUrl()(path, SIZE, 2)}</p>;
}

describe('components in a host application', () => {
  it('render plain links, or those of its router', () => {
    render(<Link href="/p/1">Plain</Link>);
    expect(screen.getByRole('link', { name: 'Plain' })).toHaveAttribute('href', '/p/1');
    render(
      <UiProvider link={({ href, ...rest }) => <a {...rest} href={`#${href}`} data-router />}>
        <Link href="/p/1" className="kept">
          Routed
        </Link>
      </UiProvider>,
    );
    const link = screen.getByRole('link', { name: 'Routed' });
    expect(link).toHaveAttribute('href', '#/p/1');
    expect(link).toHaveAttribute('data-router');
    expect(link).toHaveClass('kept');
  });

  it('use absolute picture URLs unchanged, and paths from the shop', () => {
    render(
      <>
        <Address path="https://cdn.example/a.jpg" />
        <Address path="/m/a.jpg" />
        <UiProvider pictureUrl={(path, { width }, density) => `${path}?w=${String(width * (density ?? 1))}`}>
          <Address path="/m/b.jpg" />
        </UiProvider>
      </>,
    );
    expect(screen.getByText('https://cdn.example/a.jpg')).toBeInTheDocument();
    expect(screen.getByText('/img/20/40/resize/m/a.jpg')).toBeInTheDocument();
    expect(screen.getByText('/m/b.jpg?w=20')).toBeInTheDocument();
  });

  it("keep an outer provider's value if an inner one does not set it", () => {
    render(
      <UiProvider pictureUrl={(path) => `outer:${path}`}>
        <UiProvider link={(props) => <a {...props} />}>
          <Address path="/c.jpg" />
        </UiProvider>
      </UiProvider>,
    );
    expect(screen.getByText('outer:/c.jpg')).toBeInTheDocument();
  });

  it('show tiles without the panel of the storefront, with elements of the application on them', () => {
    renderPage(
      <ProductGrid
        products={[bomber]}
        linkOf={({ sku }) => `/p/${sku}`}
        onTile={({ name }) => <button>Keep {name}</button>}
      />,
    );
    expect(screen.getByRole('link', { name: bomber.name })).toHaveAttribute('href', `/p/${bomber.sku}`);
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: `Keep ${bomber.name}` })]);
  });
});
