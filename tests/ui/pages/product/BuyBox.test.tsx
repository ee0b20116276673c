import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductView } from '../../../../core/shopper';
import { pageProps } from '../../../../storybook/fixtures/product-page';
import { bomberView, bundle, engraved, grouped, tailored, viewOf } from '../../../../storybook/fixtures/products';
import type { Attempt } from '../../../../ui/state/use-attempt';
import { BuyBox } from '../../../../ui/pages/product/BuyBox';
import { PageRegistry } from '../../../../ui/app/navigation/page-registry';
import { ProductPage } from '../../../../ui/pages/ProductPage';
import { renderPage } from '../../render-page';

beforeAll(async () => {
  await new PageRegistry().load('product');
});

const setup = (view: ProductView = bomberView, attempt: Attempt = 'idle') => {
  const onChoose = vi.fn<(code: string, value: string) => void>();
  const onConfigure = vi.fn<(change: Partial<ProductView['configuration']>) => void>();
  const onAdd = vi.fn<(qty: number) => void>();
  const rendered = renderPage(
    <BuyBox view={view} taxIncluded attempt={attempt} onChoose={onChoose} onConfigure={onConfigure} onAdd={onAdd} />,
  );
  return { onChoose, onConfigure, onAdd, ...rendered };
};
const plainView: ProductView = { ...bomberView, parent: { ...bomberView.parent, type_id: 'simple' } };
const add = () => screen.getByTestId('add-to-cart');

describe('BuyBox', () => {
  it('adds the selected quantity', async () => {
    const { user, onAdd } = setup(plainView);
    await user.click(screen.getByRole('button', { name: 'More of Kestrel Flight Bomber' }));
    await user.click(add());
    expect(onAdd.mock.calls).toEqual([[2]]);
  });
  it('hides the quantity for products with sizes, and adds one', async () => {
    const { user, onAdd } = setup();
    expect(screen.queryByRole('button', { name: /^More of/ })).not.toBeInTheDocument();
    await user.click(add());
    expect(onAdd.mock.calls).toEqual([[1]]);
  });
  it('cannot add while the choice has an error, and names it', async () => {
    const { user, onAdd } = setup({ ...bomberView, errors: { variants: 'No available product variants' } });
    expect(screen.getByRole('alert')).toHaveTextContent('No available product variants');
    await user.click(add());
    expect(onAdd).not.toHaveBeenCalled();
  });
  it('cannot add a sold-out product', async () => {
    const { user, onAdd } = setup({ ...bomberView, stock: { status: 'out_of_stock', max: 0 } });
    expect(add()).toHaveTextContent('Sold out');
    expect(screen.getByRole('status')).toHaveTextContent('This one is sold out');
    await user.click(add());
    expect(onAdd).not.toHaveBeenCalled();
  });
  it('does not add a second time while it is adding', async () => {
    const { user, onAdd } = setup(bomberView, 'running');
    await user.dblClick(add());
    expect(onAdd).not.toHaveBeenCalled();
    expect(add()).toHaveAttribute('aria-busy', 'true');
  });
  it('shows how few are left, and allows no more', () => {
    setup({ ...plainView, stock: { status: 'ok', max: 1 } });
    expect(screen.getByRole('status')).toHaveTextContent('Only 1 left');
    expect(screen.getByRole('button', { name: /^More of/ })).toHaveAttribute('aria-disabled', 'true');
  });
  it('is limited to the maximum of a line if stock is not counted', async () => {
    const { user, onAdd } = setup({ ...plainView, stock: { status: 'ok' }, quantity: { min: 1, max: 2, step: 1 } });
    const more = screen.getByRole('button', { name: /^More of/ });
    await user.click(more);
    await user.click(more);
    await user.click(add());
    expect(onAdd.mock.calls).toEqual([[2]]);
  });
  it('starts at the minimum quantity of a line', async () => {
    const { user, onAdd } = setup({ ...bomberView, quantity: { min: 3, max: 6, step: 1 } });
    await user.click(add());
    expect(onAdd.mock.calls).toEqual([[3]]);
  });
  it('limits the parts of a group to the maximum of a line', () => {
    setup({ ...viewOf(grouped), quantity: { min: 1, max: 1, step: 1 } });
    for (const more of screen.getAllByRole('button', { name: /^More of/ })) {
      expect(more).toHaveAttribute('aria-disabled', 'true');
    }
  });
  it('is a form of the page, so that choosing works without script', () => {
    setup();
    const form = screen.getByTestId('buy-form');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).not.toHaveAttribute('action');
    expect(screen.getByRole('radio', { name: 'Navy' })).toHaveAttribute('name', 'color');
    expect(screen.getByRole('radio', { name: 'Navy' })).toHaveAttribute('value', 'navy');
  });
  it('submits custom options and the parts of a bundle', async () => {
    const belt = setup(viewOf(engraved));
    await belt.user.type(screen.getByRole('textbox', { name: /^Engraving/ }), 'A');
    expect(belt.onConfigure).toHaveBeenLastCalledWith({ customOptions: { 1: 'A' } });
    belt.unmount();
    const outfit = setup(viewOf(bundle));
    await outfit.user.click(screen.getByRole('radio', { name: /Loopback Hoodie/ }));
    expect(outfit.onConfigure).toHaveBeenLastCalledWith({ bundle: { 1: { qty: 1, selections: [12] } } });
  });
});

describe('OptionPicker', () => {
  it('names the selected value', () => {
    setup();
    expect(screen.getByRole('group', { name: /^Color/ })).toHaveTextContent('Pine');
    expect(screen.getByRole('radio', { name: 'Pine' })).toBeChecked();
  });
  it('cannot select combinations that do not exist', () => {
    setup();
    expect(screen.getByRole('radio', { name: 'XL, not available in this combination' })).toBeDisabled();
  });
  it('marks a sold-out choice, which can still be selected for a stock alert', async () => {
    const { user, onChoose } = setup();
    await user.click(screen.getByRole('radio', { name: 'XS, sold out' }));
    expect(onChoose).toHaveBeenCalledWith('size', 'xs');
  });
  it('allows selecting the first option as long as any of its variants is available', async () => {
    const options = bomberView.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, exists: false, available: false })),
    }));
    const { user, onChoose } = setup({ ...bomberView, options });
    await user.click(screen.getByRole('radio', { name: 'Navy' }));
    expect(onChoose).toHaveBeenCalledWith('color', 'navy');
  });
  it('keeps the selection reachable by keyboard, sold out or not', () => {
    const options = bomberView.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, available: false, reachable: false })),
    }));
    setup({ ...bomberView, options });
    expect(screen.getByRole('radio', { name: 'M, sold out' })).toBeEnabled();
  });
});

describe('the parts of a product', () => {
  it('start with the default of a bundle, except sold-out ones, and with optional slots empty', async () => {
    const { user, onConfigure } = setup(viewOf(bundle));
    expect(screen.getByRole('radio', { name: /Oxford Shirt/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Boxy Tee/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Rib Socks/ }));
    expect(onConfigure).toHaveBeenLastCalledWith({ bundle: { 2: { qty: 2, selections: [21] } } });
  });
  it('of a group each have a quantity, and the group itself has none', async () => {
    const { user, onConfigure, onAdd } = setup(viewOf(grouped));
    expect(screen.queryByRole('group', { name: 'Quantity of Training Set' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fewer of Tee' }));
    expect(onConfigure).toHaveBeenLastCalledWith({ parts: { TEE: 0 } });
    await user.click(add());
    expect(onAdd.mock.calls).toEqual([[1]]);
  });
});

describe('custom options', () => {
  it('are ticked, selected and dated according to their type', async () => {
    const { user, onConfigure } = setup(viewOf(tailored));
    await user.click(screen.getByRole('checkbox', { name: /Leather balm/ }));
    expect(onConfigure).toHaveBeenLastCalledWith({ customOptions: { 4: '41' } });
    await user.click(screen.getByRole('radio', { name: /Silver/ }));
    expect(onConfigure).toHaveBeenLastCalledWith({ customOptions: { 3: '32' } });
    expect(screen.getByRole('checkbox', { name: /Waxed/ }).closest('label')).toHaveTextContent('+12 %');
    expect(screen.getByLabelText(/^Send on/)).toHaveAttribute('type', 'date');
  });
  it('that are missing are named at their field after an attempt, which has the focus, and nothing is added', async () => {
    const errors = { 'option-1': 'Engraving is required' };
    const { user, onAdd } = setup({ ...viewOf(engraved), errors });
    expect(screen.queryByText('Required: Engraving')).toBeNull();
    await user.click(add());
    expect(screen.getByText('Required: Engraving')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Engraving/ })).toHaveFocus();
    expect(onAdd).not.toHaveBeenCalled();
  });
});

describe('ProductPage', () => {
  const page = (onAdd: () => Promise<boolean>) =>
    renderPage(<ProductPage {...pageProps} view={bomberView} onAdd={onAdd} />);
  it('shows the progress of adding in the button, and adds once', async () => {
    let done: (added: boolean) => void = () => undefined;
    const onAdd = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (done = resolve)));
    const { user } = page(onAdd);
    await user.dblClick(add());
    expect(add()).toHaveTextContent('Adding');
    done(true);
    expect(await screen.findByText('In your bag')).toBeInTheDocument();
    expect(onAdd).toHaveBeenCalledTimes(1);
  });
  it('is ready again after the shop refused', async () => {
    const { user } = page(() => Promise.resolve(false));
    await user.click(add());
    expect(await screen.findByText('Add to bag')).toBeInTheDocument();
  });
  it('describes each picture', () => {
    page(() => Promise.resolve(true));
    expect(screen.getAllByRole('img', { name: /Kestrel Flight Bomber, picture/ })).toHaveLength(3);
  });
});
