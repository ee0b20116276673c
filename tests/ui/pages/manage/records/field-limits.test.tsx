import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { RecordKindName } from '../../../../../core/staff';
import { maxLengthOf } from '../../../../../core/contract/foundation/max-length';
import { RECORD_KINDS } from '../../../../../core/contract/staff/record-kinds';
import { DESIGN } from '../../../../../storybook/fixtures/design';
import {
  BannerSection,
  FooterSection,
  HeaderSection,
  LogoSection,
} from '../../../../../ui/pages/manage/design/FrameSections';
import { SlidesSection } from '../../../../../ui/pages/manage/design/SlidesSection';
import { NO_TOOLS, RecordToolsContext } from '../../../../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../../../../ui/pages/manage/fields/record-values';
import { KIND_VIEWS } from '../../../../../ui/pages/manage/kinds/kind-views';
import { RecordForm } from '../../../../../ui/pages/manage/records/RecordForm';
import { tidyRecord, withoutHidden } from '../../../../../ui/pages/manage/records/tidy-record';
import { DesignSpeech } from '../../../../../ui/text/design-text';
import { ManageSpeech } from '../../../../../ui/text/manage-text';
import designEn from '../../../../../ui/text/messages/en/design.json';
import manageEn from '../../../../../ui/text/messages/en/manage.json';
import { NEW_DOCUMENTS } from '../../../../contract/forms/form-documents';
import { Speaking } from '../../../speaking';

const LIMIT = 8;
/** '#17140f' */
const COLOUR_LENGTH = 7;
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

/** Renders with a limit of its own, and collects the fields that ask for theirs. */
function limited(form: ReactNode) {
  const asked: string[] = [];
  const maxLength = (path: string) => {
    asked.push(path);
    return LIMIT;
  };
  const { container } = render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <DesignSpeech messages={designEn} locale="en-US">
          <RecordToolsContext value={{ ...NO_TOOLS, maxLength }}>{form}</RecordToolsContext>
        </DesignSpeech>
      </ManageSpeech>
    </Speaking>,
  );
  const texts = [...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type="text"], textarea')];
  return { asked, texts };
}

const unlimited = (kind: RecordKindName, paths: readonly string[]) =>
  paths.filter((path) => maxLengthOf(RECORD_KINDS[kind].init.document, path) === undefined);

it.each(KINDS)('texts of %s are as long as the contract allows, without another limit', (kind) => {
  const { asked, texts } = limited(<Form kind={kind} />);
  const typed = texts.filter((field) => field.inputMode !== 'decimal' && !field.id.endsWith('-alt'));
  expect(typed.filter(({ maxLength }) => maxLength !== LIMIT).map(({ id }) => id)).toEqual([]);
  expect(unlimited(kind, asked)).toEqual([]);
});

it.each([HeaderSection, LogoSection, SlidesSection, FooterSection, BannerSection])(
  'texts of the design are as long as the contract allows: %o',
  (Section) => {
    const navbar = { ...DESIGN.navbar, type: 'texture' as const };
    const favicons = [{ type: 'image/png', src: '/a.png', size: '16x16' }];
    const design = { ...DESIGN, navbar, favicons };
    const { asked, texts } = limited(<Section design={design} onChange={() => undefined} />);
    const typed = texts.filter(({ maxLength }) => maxLength !== COLOUR_LENGTH);
    expect(typed.length).toBeGreaterThan(0);
    expect(typed.filter(({ maxLength }) => maxLength !== LIMIT).map(({ id }) => id)).toEqual([]);
    expect(unlimited('designs', asked)).toEqual([]);
  },
);

it('a new record is sent without fields that the form has hidden', () => {
  const view = KIND_VIEWS.products ?? { fields: [] };
  const typed = { type: 'configurable', price: '10', special_price: '5', options: ['color'], bundle: [{}] };
  const sent = tidyRecord(withoutHidden(typed, view), { mayMiss: [], words: [] });
  expect(sent).toMatchObject({ price: null, special_price: null, options: ['color'], bundle: [] });
});
