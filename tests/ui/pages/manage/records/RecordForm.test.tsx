import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { KIND_VIEWS } from '../../../../../ui/pages/manage/kinds/kind-views';
import type { RecordValues } from '../../../../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../../../../ui/pages/manage/records/RecordForm';
import { ManageSpeech } from '../../../../../ui/text/manage-text';
import manageEn from '../../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../../speaking';

function RoleForm({ mayWrite, onSave }: { readonly mayWrite: boolean; readonly onSave: () => void }) {
  const form = useForm<RecordValues>({ defaultValues: { title: 'Packs', permissions: [] } });
  const fields = KIND_VIEWS.roles?.fields ?? [];
  return <RecordForm form={form} fields={fields} isNew={false} isSaving={false} mayWrite={mayWrite} onSave={onSave} />;
}

function show(mayWrite: boolean) {
  const onSave = vi.fn();
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <RoleForm mayWrite={mayWrite} onSave={onSave} />
      </ManageSpeech>
    </Speaking>,
  );
  return onSave;
}

describe('the form of a record', () => {
  it('is read-only for users who may only read, and says so', async () => {
    const onSave = show(false);
    expect(screen.getByText('You can view this, but not edit it.')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows unsaved changes until they are undone, even if the record lacks a field', async () => {
    const base: RecordValues = { title: 'Packs', extra: {} };
    function Saved() {
      const form = useForm<RecordValues>({ defaultValues: base });
      useController({ control: form.control, name: 'extra.colour' });
      const fields = (KIND_VIEWS.roles?.fields ?? []).filter(({ path }) => path === 'title');
      const onSave = (values: RecordValues) => form.reset({ ...base, title: values['title'] });
      return <RecordForm form={form} fields={fields} isNew={false} isSaving={false} mayWrite onSave={onSave} />;
    }
    render(
      <Speaking>
        <ManageSpeech messages={manageEn} locale="en-US">
          <Saved />
        </ManageSpeech>
      </Speaking>,
    );
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(screen.getByRole('textbox'), '!');
    expect(status).toHaveTextContent('Unsaved changes.');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await userEvent.type(screen.getByRole('textbox'), '?');
    expect(status).toHaveTextContent('Unsaved changes.');
    await userEvent.keyboard('{Backspace}');
    expect(status).toBeEmptyDOMElement();
  });

  it('shows the result of saving until something is typed again', async () => {
    function Saved() {
      const form = useForm<RecordValues>({ defaultValues: { title: 'Packs' } });
      const [outcome, setOutcome] = useState<'record.saved'>();
      const fields = (KIND_VIEWS.roles?.fields ?? []).filter(({ path }) => path === 'title');
      const onSave = (values: RecordValues) => {
        form.reset(values);
        setOutcome('record.saved');
      };
      return <RecordForm {...{ form, fields, outcome, onSave }} isNew={false} isSaving={false} mayWrite />;
    }
    render(
      <Speaking>
        <ManageSpeech messages={manageEn} locale="en-US">
          <Saved />
        </ManageSpeech>
      </Speaking>,
    );
    const status = screen.getByRole('status');
    await userEvent.type(screen.getByRole('textbox'), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(status).toHaveTextContent(/^Saved\.$/u));
    await userEvent.type(screen.getByRole('textbox'), '?');
    expect(status).toHaveTextContent('Unsaved changes.');
    expect(status).not.toHaveTextContent('Saved.');
  });

  it('is saved with Ctrl+S by users who may write', async () => {
    const onSave = show(true);
    expect(screen.queryByText('You can view this, but not edit it.')).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox'), ' orders');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  });
});
