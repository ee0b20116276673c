import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { PRODUCT_VIEW } from '../../../../ui/pages/manage/goods/goods-views';
import type { RecordValues } from '../../../../ui/pages/manage/fields/record-values';
import { formatFault } from '../../../../ui/pages/manage/records/format-fault';
import { RecordForm } from '../../../../ui/pages/manage/records/RecordForm';
import { ManageSpeech, useManageText } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const user = userEvent.setup();

function Editor({ onSave }: { readonly onSave: (values: RecordValues) => void }) {
  const form = useForm<RecordValues>({ defaultValues: { ...PRODUCT_VIEW.blank } });
  const fields = PRODUCT_VIEW.fields.filter(({ path }) => path === 'price' || path === 'special_price');
  return <RecordForm {...{ form, fields, onSave }} isNew isSaving={false} mayWrite actions={undefined} />;
}

function Fault({ value }: { readonly value: string }) {
  return <p>{formatFault('document.price must be an amount, such as 19.90', value, useManageText())}</p>;
}

const shown = (part: React.ReactNode) =>
  render(
    <ManageSpeech messages={manageEn} locale="en-US">
      {part}
    </ManageSpeech>,
    { wrapper: Speaking },
  );

describe('a price field', () => {
  it('accepts a decimal comma, and shows the saved value after it is left', async () => {
    const saved: RecordValues[] = [];
    shown(<Editor onSave={(values) => saved.push(values)} />);
    const price = screen.getByRole('textbox', { name: /^Price/ });
    await user.type(price, '1.299,90');
    expect(price).toHaveValue('1.299,90');
    await user.tab();
    expect(price).toHaveValue('1299.90');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[0]).toMatchObject({ price: '1299.90', special_price: null });
  });

  it('reports an ambiguous amount', () => {
    shown(<Fault value="1,299" />);
    expect(screen.getByText(/“1,299” can be read in two ways/)).toBeVisible();
    shown(<Fault value="ten" />);
    expect(screen.getByText('Use this form: 19.90')).toBeVisible();
  });
});
