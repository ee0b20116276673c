import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { PRODUCT_VIEW } from '../../../../ui/pages/manage/goods/goods-views';
import { NO_TOOLS, RecordToolsContext, type RecordTools } from '../../../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const choices = (...values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
const TOOLS: RecordTools = {
  ...NO_TOOLS,
  categories: [],
  attributes: [],
  productAttributes: [
    { code: 'brand', label: 'Brand', kind: 'one', values: choices('north', 'tarn') },
    { code: 'washing', label: 'Washing', kind: 'several', values: choices('cold', 'hand') },
    { code: 'vegan', label: 'Vegan', kind: 'yes-no', values: [] },
    { code: 'grams', label: 'Weight', kind: 'number', values: [] },
    { code: 'color', label: 'Colour', kind: 'one', values: choices('red') },
  ],
  upload: () => Promise.resolve([]),
};

function ProductForm({
  document,
  onSave,
}: {
  readonly document: RecordValues;
  readonly onSave: (values: RecordValues) => void;
}) {
  const form = useForm<RecordValues>({ defaultValues: document });
  const { fields } = PRODUCT_VIEW;
  return (
    <RecordToolsContext value={TOOLS}>
      <RecordForm form={form} fields={fields} isNew={false} isSaving={false} mayWrite onSave={onSave} />
    </RecordToolsContext>
  );
}

function open(document: RecordValues) {
  const onSave = vi.fn<(values: RecordValues) => void>();
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <ProductForm document={{ ...PRODUCT_VIEW.blank, ...document }} onSave={onSave} />
      </ManageSpeech>
    </Speaking>,
  );
  return onSave;
}

describe('the attributes in the form of a product', () => {
  it('have fields by type, and are saved by code', async () => {
    const onSave = open({ attributes: { brand: ['north'] } });
    expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('NORTH');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'TARN');
    const washing = within(screen.getByRole('group', { name: 'Washing' }));
    await userEvent.click(washing.getByRole('checkbox', { name: 'HAND' }));
    await userEvent.click(washing.getByRole('checkbox', { name: 'COLD' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vegan' }), 'No');
    await userEvent.type(screen.getByRole('textbox', { name: 'Weight' }), '180');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      attributes: { brand: ['tarn'], washing: ['hand', 'cold'], vegan: ['false'], grams: ['180'] },
    });
  });

  it('are left to the variants if shoppers choose by them', () => {
    open({ type: 'configurable', options: ['color'] });
    const attributes = within(screen.getByRole('group', { name: 'Attributes' }));
    expect(attributes.getByRole('combobox', { name: 'Brand' })).toBeInTheDocument();
    expect(attributes.queryByRole('combobox', { name: 'Colour' })).not.toBeInTheDocument();
  });

  it('keep all of several imported values', () => {
    open({ attributes: { brand: ['north', 'tarn'] } });
    const brand = within(screen.getByRole('group', { name: 'Brand' }));
    expect(brand.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });
});
