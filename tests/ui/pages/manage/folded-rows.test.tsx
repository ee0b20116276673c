import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { PRODUCT_VIEW } from '../../../../ui/pages/manage/goods/goods-views';
import { NO_TOOLS, RecordToolsContext } from '../../../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const fieldsOf = (...paths: readonly string[]) => PRODUCT_VIEW.fields.filter(({ path }) => paths.includes(path));
const SIZES = Array.from({ length: 30 }, (_, at) => ({ value: `s${String(at)}`, label: `Size ${String(at)}` }));
const TOOLS = {
  ...NO_TOOLS,
  attributes: [{ value: 'size', label: 'Size', values: SIZES }],
  stock: new Map([['TEE-0', 4]]),
};

const variant = (at: number) => ({
  sku: `TEE-${String(at)}`,
  values: { size: `s${String(at)}` },
  price: '30',
  special_price: at === 1 ? '25' : null,
  special_from: null,
  special_to: null,
  enabled: at !== 2,
});

function show(count: number, refused: Readonly<Record<string, string>> = {}, mayWrite = true) {
  const onSave = vi.fn();
  function Form() {
    const variants = Array.from({ length: count }, (_, at) => variant(at));
    const form = useForm<RecordValues>({ defaultValues: { type: 'configurable', options: ['size'], variants } });
    const save = (values: RecordValues) => {
      onSave(values['variants']);
      if (onSave.mock.calls.length > 1) return;
      for (const [path, message] of Object.entries(refused)) form.setError(path, { message });
    };
    return (
      <RecordForm
        form={form}
        fields={fieldsOf('variants')}
        isNew={false}
        isSaving={false}
        {...{ mayWrite }}
        onSave={save}
      />
    );
  }
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <RecordToolsContext value={TOOLS}>
          <Form />
        </RecordToolsContext>
      </ManageSpeech>
    </Speaking>,
  );
  return onSave;
}

const toggle = (sku: string) => screen.getByRole('button', { name: new RegExp(`^${sku}( |$)`, 'u') });
const cellsOf = (sku: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${sku} `, 'u') }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const skus = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent.trim());
const save = () => userEvent.keyboard('{Control>}s{/Control}');

describe('the variants of a product', () => {
  it('are a row each, with options, prices, stock and status', () => {
    show(3);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'SKU', 'Choice', 'Price', 'Special price', 'Quantity', 'Enabled',
    ]); // prettier-ignore
    expect(cellsOf('TEE-0')).toEqual(['Size 0', '30', '–', '4', 'Yes']);
    expect(cellsOf('TEE-1')).toEqual(['Size 1', '30', '25', '–', 'Yes']);
    expect(cellsOf('TEE-2')).toEqual(['Size 2', '30', '–', '–', 'No']);
    expect(screen.queryByLabelText(/^Price/u)).not.toBeInTheDocument();
  });

  it('open one at a time, and input is kept when another one is opened', async () => {
    const onSave = show(2);
    await userEvent.click(toggle('TEE-0'));
    expect(toggle('TEE-0')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(screen.getByLabelText(/^Price/u), '.5');
    await userEvent.click(toggle('TEE-1'));
    expect(toggle('TEE-0')).toHaveAttribute('aria-expanded', 'false');
    expect(cellsOf('TEE-0')[1]).toBe('30.5');
    await save();
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.lastCall?.[0]).toMatchObject([{ price: '30.5' }, { price: '30' }]);
  });

  it('can be opened but not edited by users who may only read', async () => {
    show(30, {}, false);
    await userEvent.click(toggle('TEE-1'));
    expect(screen.getByLabelText(/^Special price$/u)).toHaveValue('25');
    expect(screen.getByLabelText(/^Special price$/u)).toBeDisabled();
    expect(screen.getByLabelText('Enabled')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /: (Remove|Move up)$/u })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add/u })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Search'), 'size 29');
    expect(skus()).toContain('TEE-29');
    await userEvent.clear(screen.getByLabelText('Search'));
    await userEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(30);
  });

  it('are found by SKU and option names; of many the first are shown', async () => {
    show(30);
    expect(screen.getAllByRole('rowheader')).toHaveLength(25);
    await userEvent.type(screen.getByLabelText('Search'), 'size 29');
    expect(skus()).toEqual(['TEE-29']);
    expect(screen.getByText('1 found')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Search'));
    await userEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(30);
    expect(toggle('TEE-25')).toHaveFocus();
  });

  it('with errors of the shop open automatically, with focus in the field, and can be saved once corrected', async () => {
    const onSave = show(30, {
      'variants.27.special_price': 'must be less',
      'variants.3.values': 'TEE-3 is the same as TEE-2',
      'variants.28.price': 'must be a number',
    });
    await save();
    expect(await screen.findByText('TEE-3 is the same as TEE-2')).toBeInTheDocument();
    expect(toggle('TEE-3')).toHaveAttribute('aria-expanded', 'true');
    expect(toggle('TEE-3')).toHaveTextContent('Needs correction');
    await save();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('TEE-3 is the same as TEE-2')).not.toBeInTheDocument();
  });

  it('have focus in the first invalid one, even if it was collapsed', async () => {
    show(30, { 'variants.27.special_price': 'must be less' });
    await save();
    expect(await screen.findByText('must be less')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Special price$/u)).toHaveFocus());
    expect(toggle('TEE-27')).toHaveAttribute('aria-expanded', 'true');
  });

  it('are added with focus in the SKU, and removed with focus on the next one', async () => {
    show(3);
    await userEvent.click(screen.getByRole('button', { name: 'Add: Variant' }));
    expect(screen.getByLabelText(/^SKU/u)).toHaveFocus();
    await userEvent.keyboard('TEE-NEW');
    expect(toggle('TEE-NEW')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle('TEE-1'));
    await userEvent.click(screen.getByRole('button', { name: 'TEE-1: Remove' }));
    expect(skus()).toEqual(['TEE-0', 'TEE-2', 'TEE-NEW']);
    expect(toggle('TEE-2')).toHaveFocus();
  });
});

describe('prices in other currencies', () => {
  it('are a row each, distinguished by SKU and currency', async () => {
    function Form() {
      const own = [
        { sku: 'TEE-0', currency: 'EUR', price: '28', special_price: null },
        { sku: 'TEE-0', currency: 'PLN', price: '119', special_price: '99' },
      ];
      const form = useForm<RecordValues>({ defaultValues: { own_prices: own } });
      const fields = fieldsOf('own_prices');
      return <RecordForm form={form} fields={fields} isNew={false} isSaving={false} mayWrite onSave={vi.fn()} />;
    }
    render(
      <Speaking>
        <ManageSpeech messages={manageEn} locale="en-US">
          <Form />
        </ManageSpeech>
      </Speaking>,
    );
    expect(cellsOf('TEE-0 PLN')).toEqual(['PLN', '119', '99']);
    await userEvent.click(toggle('TEE-0 PLN'));
    expect(within(screen.getByRole('group', { name: 'TEE-0 PLN' })).getByLabelText(/^Currency/u)).toHaveValue('PLN');
  });
});
