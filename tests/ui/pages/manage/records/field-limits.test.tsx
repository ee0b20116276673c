import { render } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { RecordKindName } from '../../../../../core';
import { NO_TOOLS, RecordToolsContext } from '../../../../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../../../../ui/pages/manage/fields/record-values';
import { KIND_VIEWS } from '../../../../../ui/pages/manage/kinds/kind-views';
import { RecordForm } from '../../../../../ui/pages/manage/records/RecordForm';
import { tidyRecord, withoutHidden } from '../../../../../ui/pages/manage/records/tidy-record';
import { ManageSpeech } from '../../../../../ui/text/manage-text';
import manageEn from '../../../../../ui/text/messages/en/manage.json';
import { NEW_DOCUMENTS } from '../../../../contract/forms/form-documents';
import { Speaking } from '../../../speaking';

const LIMIT = 7;
const TOOLS = { ...NO_TOOLS, maxLength: () => LIMIT };
const MENU = { own: true, entries: [{ label: { en: 'Sale' }, kind: 'address', address: '/sale', entries: [] }] };
const MORE: Readonly<Partial<Record<RecordKindName, RecordValues>>> = {
  menus: MENU,
  settings: { favicons: [{ type: 'png', src: '/a.png' }], domains: { us: 'shop.test' } },
};

function Form({ kind }: { readonly kind: RecordKindName }) {
  const form = useForm<RecordValues>({ defaultValues: { ...NEW_DOCUMENTS[kind], ...MORE[kind] } });
  const fields = KIND_VIEWS[kind]?.fields ?? [];
  return <RecordForm form={form} fields={fields} isNew isSaving={false} mayWrite onSave={() => undefined} />;
}

const KINDS = Object.keys(KIND_VIEWS) as RecordKindName[]; // sound: keys of the table

it.each(KINDS)('texts of %s are as long as the contract allows, and limited by nothing else', (kind) => {
  const { container } = render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <RecordToolsContext value={TOOLS}>
          <Form kind={kind} />
        </RecordToolsContext>
      </ManageSpeech>
    </Speaking>,
  );
  const texts = [...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type="text"], textarea')];
  const typed = texts.filter((field) => field.inputMode !== 'decimal' && !field.id.endsWith('-alt'));
  expect(typed.filter(({ maxLength }) => maxLength !== LIMIT).map(({ id }) => id)).toEqual([]);
});

it('a new record is sent without what the form no longer shows', () => {
  const view = KIND_VIEWS.products ?? { fields: [] };
  const typed = { type: 'configurable', price: '10', special_price: '5', options: ['color'], bundle: [{}] };
  const sent = tidyRecord(withoutHidden(typed, view), { mayMiss: [], words: [] });
  expect(sent).toMatchObject({ price: null, special_price: null, options: ['color'], bundle: [] });
});
