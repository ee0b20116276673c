import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { PRODUCT_VIEW } from '../../../../ui/pages/manage/goods/goods-views';
import { NO_TOOLS, RecordToolsContext } from '../../../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const user = userEvent.setup();
const choice = (value: string, label: string) => ({ value, label });
const TOOLS = {
  ...NO_TOOLS,
  attributes: [
    { value: 'color', label: 'Color', values: [choice('black', 'Black'), choice('red', 'Red')] },
    { value: 'size', label: 'Size', values: [choice('s', 'S'), choice('m', 'M')] },
  ],
};
const VARIANT = {
  ...{ sku: 'OLD', values: { color: 'black', size: 's' }, enabled: true, price: '19.90' },
  ...{ special_price: null, special_from: null, special_to: null },
};

function Editor({ onSave }: { readonly onSave: (values: RecordValues) => void }) {
  const more = { sku: 'TEE', type: 'configurable', options: ['color', 'size'], variants: [VARIANT] };
  const form = useForm<RecordValues>({ defaultValues: { ...PRODUCT_VIEW.blank, ...more } });
  const fields = PRODUCT_VIEW.fields.filter(({ path }) => path === 'options' || path === 'variants');
  return <RecordForm {...{ form, fields, onSave }} isNew={false} isSaving={false} mayWrite actions={undefined} />;
}

function open() {
  const saved: RecordValues[] = [];
  render(
    <ManageSpeech messages={manageEn} locale="en-US">
      <RecordToolsContext value={TOOLS}>
        <Editor onSave={(values) => saved.push(values)} />
      </RecordToolsContext>
    </ManageSpeech>,
    { wrapper: Speaking },
  );
  return async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return saved.at(-1)?.['variants'];
  };
}

async function chooseAll(): Promise<void> {
  await user.click(screen.getByText('Generate variants', { selector: 'summary' }));
  const colours = within(screen.getAllByRole('group', { name: /^Color/ }).at(-1) ?? document.body);
  const sizes = within(screen.getAllByRole('group', { name: /^Size/ }).at(-1) ?? document.body);
  for (const name of ['Black', 'Red']) await user.click(colours.getByRole('checkbox', { name }));
  for (const name of ['S', 'M']) await user.click(sizes.getByRole('checkbox', { name }));
}

describe('the variant generator', () => {
  it('adds the missing combinations with SKUs and the price of the first variant', async () => {
    const save = open();
    await chooseAll();
    expect(screen.getByText('3 new combinations, 1 existing')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add 3 variants' }));
    const made = {
      enabled: true,
      price: '19.90',
      special_price: null,
      special_from: null,
      special_to: null,
      cost: null,
    };
    expect(await save()).toEqual([
      VARIANT,
      { sku: 'TEE-BLACK-M', values: { color: 'black', size: 'm' }, ...made },
      { sku: 'TEE-RED-S', values: { color: 'red', size: 's' }, ...made },
      { sku: 'TEE-RED-M', values: { color: 'red', size: 'm' }, ...made },
    ]);
  });

  it('omits rows, fills prices down, and accepts other SKUs and statuses', async () => {
    const save = open();
    await chooseAll();
    const price = screen.getByRole('textbox', { name: 'Price: Black, M' });
    await user.clear(price);
    await user.type(price, '25');
    await user.click(screen.getByRole('button', { name: 'Use this price for the rows below: Black, M' }));
    await user.click(screen.getByRole('checkbox', { name: 'Create: Red, S' }));
    await user.click(screen.getByRole('checkbox', { name: `${manageEn['product.enabled']}: Black, M` }));
    const sku = screen.getByRole('textbox', { name: 'SKU: Red, M' });
    await user.clear(sku);
    await user.type(sku, 'MINE');
    await user.click(screen.getByRole('button', { name: /^Add \d variant/ }));
    expect(await save()).toMatchObject([
      { sku: 'OLD', price: '19.90' },
      { sku: 'TEE-BLACK-M', price: '25', enabled: false },
      { sku: 'MINE', price: '25', enabled: true },
    ]);
  });

  it('offers nothing while an option has no value', async () => {
    open();
    await user.click(screen.getByText('Generate variants', { selector: 'summary' }));
    expect(screen.getByText('No combination is missing, 0 existing')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add variants' })).toBeDisabled();
  });
});
