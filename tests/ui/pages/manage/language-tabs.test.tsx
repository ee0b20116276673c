import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { CATEGORY_VIEW } from '../../../../ui/pages/manage/goods/goods-views';
import { KIND_VIEWS } from '../../../../ui/pages/manage/kinds/kind-views';
import type { RecordValues } from '../../../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

type Form = UseFormReturn<RecordValues>;

interface FormProps {
  readonly onSave: (values: RecordValues) => void;
  readonly give: (form: Form) => void;
}

function CategoryForm({ onSave, give }: FormProps) {
  const defaultValues = {
    ...CATEGORY_VIEW.blank,
    slug: 'coats',
    texts: { en: { name: 'Coats' }, ru: { name: 'Пальто' } },
  };
  const form = useForm<RecordValues>({ defaultValues });
  give(form);
  const { fields } = CATEGORY_VIEW;
  return <RecordForm form={form} fields={fields} isNew={false} isSaving={false} mayWrite onSave={onSave} />;
}

function ShippingForm({ onSave, give }: FormProps) {
  const form = useForm<RecordValues>({ defaultValues: { method_title: { en: 'Express', zh: '快速配送' } } });
  give(form);
  const fields = (KIND_VIEWS.shipping_methods?.fields ?? []).filter(({ path }) => path === 'method_title');
  return <RecordForm form={form} fields={fields} isNew={false} isSaving={false} mayWrite onSave={onSave} />;
}

function open(Shown = CategoryForm) {
  const onSave = vi.fn<(values: RecordValues) => void>();
  const forms: Form[] = [];
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <Shown onSave={onSave} give={(form) => void forms.push(form)} />
      </ManageSpeech>
    </Speaking>,
  );
  const refuse = (field: string) => act(() => forms.at(-1)?.setError(field, { message: 'It is too long' }));
  return { onSave, refuse };
}

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) });
const nameField = () => within(screen.getByRole('tabpanel')).getByRole('textbox', { name: /^Name/ });

describe('the languages of a record', () => {
  it('are tabs that show which languages have a text', () => {
    open();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'English complete',
      'Deutsch empty',
      'Русский complete',
      'Українська empty',
      '中文 empty',
    ]);
    expect(tab('English')).toHaveAttribute('aria-selected', 'true');
    expect(nameField()).toHaveValue('Coats');
  });

  it('are navigated by arrow keys, Home and End, and lose no input', async () => {
    const { onSave } = open();
    act(() => tab('English').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Deutsch')).toHaveFocus();
    expect(tab('Deutsch')).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(nameField(), 'Mäntel');
    act(() => tab('Deutsch').focus());
    await userEvent.keyboard('{End}');
    expect(tab('中文')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('English')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(nameField()).toHaveValue('Coats');
    expect(tab('Deutsch')).toHaveTextContent('complete');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      texts: { en: { name: 'Coats' }, de: { name: 'Mäntel' }, ru: { name: 'Пальто' } },
    });
  });

  it('open at an error of the shop, with focus in its field', () => {
    const { refuse } = open();
    refuse('texts.ru.name');
    expect(tab('Русский')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Русский')).toHaveTextContent('needs correction');
    expect(nameField()).toHaveFocus();
    expect(screen.getByText('It is too long')).toBeVisible();
  });
});

describe('a single-line text in each language', () => {
  it('uses the same tabs, which show the languages that have a text and open the one with an error', async () => {
    const { onSave, refuse } = open(ShippingForm);
    expect(screen.getByRole('tablist', { name: 'Name: Languages' })).toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(tab('中文')).toHaveTextContent('complete');
    await userEvent.click(tab('Deutsch'));
    await userEvent.type(nameField(), 'Eilversand');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    expect(onSave.mock.lastCall?.[0]).toMatchObject({
      method_title: { en: 'Express', de: 'Eilversand', zh: '快速配送' },
    });
    refuse('method_title.zh');
    expect(tab('中文')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('It is too long')).toBeVisible();
  });
});
