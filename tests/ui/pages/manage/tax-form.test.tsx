import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { KIND_VIEWS } from '../../../../ui/pages/manage/kinds/kind-views';
import { NO_TOOLS, RecordToolsContext, type RecordTools } from '../../../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const TOOLS: RecordTools = {
  ...NO_TOOLS,
  choices: {
    countries: [
      { value: 'DE', label: 'Germany' },
      { value: 'US', label: 'United States' },
    ],
    currencies: [
      { value: 'EUR', label: 'Euro (EUR)' },
      { value: 'USD', label: 'US Dollar (USD)' },
    ],
    'taxed-product-classes': [
      { value: '2', label: 'Goods' },
      { value: '4', label: 'Books' },
    ],
    'customer-tax-classes': [{ value: '3', label: 'Retail customers' }],
  },
  regions: (country) => (country === 'US' ? [{ value: '12', label: 'California' }] : []),
};

function Form({ kind, values, onSave }: Shown & { readonly onSave: (values: RecordValues) => void }) {
  const form = useForm<RecordValues>({ defaultValues: values });
  const fields = KIND_VIEWS[kind]?.fields ?? [];
  return <RecordForm form={form} fields={fields} isNew={false} isSaving={false} mayWrite onSave={onSave} />;
}

interface Shown {
  readonly kind: 'selling_rules' | 'tax_rules';
  readonly values: RecordValues;
}

function show(shown: Shown) {
  const onSave = vi.fn<(values: RecordValues) => void>();
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <RecordToolsContext value={TOOLS}>
          <Form {...shown} onSave={onSave} />
        </RecordToolsContext>
      </ManageSpeech>
    </Speaking>,
  );
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    return onSave.mock.lastCall?.[0];
  };
}

describe('the form of a tax table', () => {
  it('selects classes and places by name and stores their numbers', async () => {
    const rates = [{ rate: 19, tax_country_id: 'DE', region_name: null, tax_region_id: null }];
    const saved = show({
      kind: 'tax_rules',
      values: { product_tax_class_ids: [2], customer_tax_class_ids: [3], rates },
    });
    expect(screen.getByRole('checkbox', { name: 'Goods' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Books' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }));
    const [, added] = screen.getAllByRole('combobox', { name: /Country/ });
    if (added === undefined) throw new Error('a rate was added');
    await userEvent.selectOptions(added, 'United States');
    const us = within(screen.getByRole('group', { name: 'United States' }));
    await userEvent.selectOptions(us.getByRole('combobox', { name: 'Region' }), 'California');
    const rate = screen.getByRole('group', { name: 'United States, California' });
    await userEvent.clear(within(rate).getByRole('textbox', { name: /Percent/ }));
    await userEvent.type(within(rate).getByRole('textbox', { name: /Percent/ }), '7,25');
    expect(await saved()).toEqual({
      product_tax_class_ids: [2, 4],
      customer_tax_class_ids: [3],
      rates: [...rates, { rate: 7.25, tax_country_id: 'US', region_name: 'California', tax_region_id: 12 }],
    });
  });

  it('removes the region of another country, and allows typing one if the shop lists none', async () => {
    const rates = [{ rate: 7, tax_country_id: 'US', region_name: 'California', tax_region_id: 12 }];
    const saved = show({ kind: 'tax_rules', values: { product_tax_class_ids: [], customer_tax_class_ids: [], rates } });
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('California');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'Germany');
    await userEvent.type(screen.getByRole('textbox', { name: 'Region' }), 'Busingen');
    expect((await saved())?.['rates']).toEqual([
      { rate: 7, tax_country_id: 'DE', region_name: 'Busingen', tax_region_id: null },
    ]);
  });
});

it('amounts by currency are labelled with the name of the currency', async () => {
  const saved = show({
    kind: 'selling_rules',
    values: { royalty_rules: { payout_minimum: { USD: 20 } }, bonus_rules: { spend_unlimited_bonuses_from: {} } },
  });
  const group = within(screen.getByRole('group', { name: 'Minimum payout, by currency' }));
  expect(group.getByRole('textbox', { name: 'US Dollar (USD)' })).toHaveValue('20');
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'Add' }), 'Euro (EUR)');
  await userEvent.type(group.getByRole('textbox', { name: 'Euro (EUR)' }), '18.5');
  expect((await saved())?.['royalty_rules']).toMatchObject({ payout_minimum: { USD: 20, EUR: 18.5 } });
});
