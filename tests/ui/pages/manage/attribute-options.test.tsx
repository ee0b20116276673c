import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ATTRIBUTE_VIEW } from '../../../../ui/pages/manage/attributes/attribute-view';
import { NO_TOOLS, RecordToolsContext } from '../../../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const user = userEvent.setup();
const COLOURS = [
  { value: 'black', labels: { en: 'Black', de: 'Schwarz' }, swatch: '#1c1c1e' },
  { value: 'gray', labels: { en: 'Gray' }, swatch: '#8b8f94' },
  { value: 'grey', labels: { en: 'Grey' } },
];

function Editor({ onSave, options }: { readonly onSave: (values: RecordValues) => void; readonly options: unknown }) {
  const labels = { en: 'Color' };
  const defaultValues = { code: 'color', kind: 'one', visible: true, comparable: true, labels, options };
  const form = useForm<RecordValues>({ defaultValues });
  return (
    <RecordForm
      form={form}
      fields={ATTRIBUTE_VIEW.fields}
      isNew={false}
      isSaving={false}
      mayWrite
      onSave={onSave}
      actions={undefined}
    />
  );
}

function open(options: unknown = COLOURS) {
  const saved: RecordValues[] = [];
  const use = { counts: new Map([['gray', 14]]), pathOf: (value: string) => `/manage/products?option=color:${value}` };
  render(
    <ManageSpeech messages={manageEn} locale="en-US">
      <RecordToolsContext value={{ ...NO_TOOLS, options: use }}>
        <Editor options={options} onSave={(values) => saved.push(values)} />
      </RecordToolsContext>
    </ManageSpeech>,
    { wrapper: Speaking },
  );
  return async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return saved.at(-1);
  };
}
const button = (name: string) => screen.getByRole('button', { name });
const optionsSchema = z.object({ options: z.array(z.object({ value: z.string() })) });
const valuesOf = (saved: RecordValues | undefined) => optionsSchema.parse(saved).options.map(({ value }) => value);

describe('options of an attribute', () => {
  it('are renamed and translated in place, and a cleared translation is dropped', async () => {
    const save = open();
    const english = screen.getByRole('textbox', { name: 'Gray: name in English' });
    await user.clear(english);
    await user.type(english, 'Stone');
    await user.clear(screen.getByRole('textbox', { name: 'Black: name in Deutsch' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'Русский');
    await user.type(screen.getByRole('textbox', { name: 'Stone: name in Русский' }), 'Камень');
    expect((await save())?.['options']).toEqual([
      { value: 'black', labels: { en: 'Black' }, swatch: '#1c1c1e' },
      { value: 'gray', labels: { en: 'Stone', ru: 'Камень' }, swatch: '#8b8f94' },
      { value: 'grey', labels: { en: 'Grey' } },
    ]);
  });

  it('are sorted by buttons and by dragging', async () => {
    const save = open();
    await user.click(button('Move down: Black'));
    expect(valuesOf(await save())).toEqual(['gray', 'black', 'grey']);
    const [first] = screen.getAllByText('⠿');
    const rows = screen.getAllByRole('listitem');
    fireEvent.dragStart(first as Element, { dataTransfer: {} });
    fireEvent.drop(rows[2] as Element);
    expect(valuesOf(await save())).toEqual(['black', 'grey', 'gray']);
    expect(button('Move up: Black')).toBeDisabled();
  });

  it('link to their products, and only unused ones can be removed', async () => {
    const save = open();
    const link = screen.getByRole('link', { name: 'Used by 14 products' });
    expect(link).toHaveAttribute('href', '/manage/products?option=color:gray');
    expect(screen.queryByRole('button', { name: 'Remove: Gray' })).toBeNull();
    await user.click(button('Remove: Grey'));
    expect(valuesOf(await save())).toEqual(['black', 'gray']);
  });

  it('are merged when the form is saved, after a preview, or kept on cancel', async () => {
    const save = open();
    await user.click(button('Merge Gray'));
    const dialog = screen.getByRole('dialog', { name: 'Merge Gray' });
    expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Into option' }), 'Grey');
    expect(within(dialog).getByText('14 products change from Gray to Grey.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    expect(screen.getByText('When you save: Gray becomes Grey (14 products)')).toBeVisible();
    const saved = await save();
    expect(saved?.['merge']).toEqual({ gray: 'grey' });
    expect(valuesOf(saved)).toEqual(['black', 'grey']);
    await user.click(button('Keep Gray'));
    const kept = await save();
    expect(kept?.['merge']).toBeUndefined();
    expect(valuesOf(kept)).toEqual(['black', 'gray', 'grey']);
  });

  it('are added at the end, and found by words if there are many', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      value: `b${String(at)}`,
      labels: { en: `Brand ${String(at)}` },
    }));
    const save = open(many);
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'brand 59');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.click(button('Add option'));
    expect(screen.getAllByRole('listitem')).toHaveLength(61);
    await user.type(screen.getByRole('textbox', { name: 'New option: name in English' }), 'Zephyr');
    expect((await save())?.['options']).toHaveLength(61);
  });
});
