import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menu } from '../../../../storybook/fixtures/listing';
import { MegaMenu } from '../../../../ui/shell/frame/MegaMenu';
import { renderPage } from '../../render-page';

describe('MegaMenu', () => {
  const department = { ...menu[0]!, image: '/garment/dress.svg' };
  it('links to all of a department, and to its new and reduced products', () => {
    renderPage(<MegaMenu menu={[department]} path="/" />);
    const { name, path } = department;
    expect(screen.getByRole('link', { name: `All ${name}` })).toHaveAttribute('href', path);
    expect(screen.getByRole('link', { name: 'New' })).toHaveAttribute('href', `${path}?sort=newest`);
    expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute('href', `${path}?on_sale=1`);
  });
  it('loads the picture of a department on first interaction with the menu', async () => {
    const { user, container } = renderPage(<MegaMenu menu={[department]} path="/" />);
    expect(container.querySelector('img')).toBeNull();
    await user.hover(screen.getByRole('link', { name: department.name }));
    expect(container.querySelector('img')).not.toBeNull();
  });
});
