import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FieldView } from '../../../../../ui/pages/manage/fields/kind-view';
import type { RecordValues } from '../../../../../ui/pages/manage/fields/record-values';
import { PRODUCT_VIEW } from '../../../../../ui/pages/manage/goods/goods-views';
import { KIND_VIEWS } from '../../../../../ui/pages/manage/kinds/kind-views';
import { RecordForm } from '../../../../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../../../../ui/text/manage-text';
import manageEn from '../../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../../speaking';

const user = userEvent.setup();
beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});

interface Shown {
  readonly fields: readonly FieldView[];
  readonly values?: RecordValues;
  readonly onSave?: (values: RecordValues) => void;
}

function Form({ fields, values, onSave = () => undefined }: Shown) {
  const form = useForm<RecordValues>({ defaultValues: { ...PRODUCT_VIEW.blank, ...values } });
  return <RecordForm {...{ form, fields, onSave }} isNew isSaving={false} mayWrite />;
}

const show = (shown: Shown) =>
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <Form {...shown} />
      </ManageSpeech>
    </Speaking>,
  );
const index = () => screen.queryByRole('navigation', { name: 'Jump to' });

describe('the index of a long form', () => {
  it('moves the focus to a named section of the settings', async () => {
    show({ fields: (KIND_VIEWS.settings?.fields ?? []).filter(({ input }) => input.type === 'switch') });
    const stops = within(index()!).getAllByRole('button');
    expect(stops.length).toBeGreaterThanOrEqual(4);
    const name = stops.at(-1)!.textContent;
    await user.click(stops.at(-1)!);
    expect(screen.getByRole('group', { name })).toHaveFocus();
  });

  it('is omitted if everything fits one screen', () => {
    show({ fields: PRODUCT_VIEW.fields.filter(({ path }) => ['sku', 'enabled', 'price'].includes(path)) });
    expect(index()).toBeNull();
  });
});

describe('the first day of a special price', () => {
  const fields = PRODUCT_VIEW.fields.filter(({ path }) => path === 'special_from');
  const field = () => screen.getByLabelText(/^Special price from/);

  it('is selected, and removed again', async () => {
    const onSave = vi.fn<(values: RecordValues) => void>();
    show({ fields, onSave });
    expect(field()).toHaveAttribute('type', 'date');
    await user.type(field(), '2026-11-27');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ special_from: '2026-11-27' }), expect.anything());
    await user.clear(field());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ special_from: null }), expect.anything());
  });

  it('keeps an imported time of day', () => {
    show({ fields, values: { special_from: '2026-11-27T18:00Z' } });
    expect(field()).toHaveAttribute('type', 'text');
    expect(field()).toHaveValue('2026-11-27T18:00Z');
  });
});
