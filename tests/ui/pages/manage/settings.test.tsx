import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STANDARD_SETTING_WORDS, STANDARD_SETTINGS } from '../../../../core/internal-staff';
import { NO_TOOLS, RecordToolsContext, type RecordTools } from '../../../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../../../ui/pages/manage/fields/record-values';
import { RecordForm } from '../../../../ui/pages/manage/records/RecordForm';
import { sameSetting, settingKey } from '../../../../ui/pages/manage/settings/setting-view';
import { SettingFields } from '../../../../ui/pages/manage/settings/SettingFields';
import { SETTINGS_VIEW } from '../../../../ui/pages/manage/kinds/settings-views';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const SPECIFIED =
  `name, seo.site_name, seo.site_description, png_logo, svg_logo, svg_logo_xml, skin, navbar.transparent, navbar.type,
  navbar.blur, navbar.solid_blur, navbar.sticky, navbar.sticky_hide, navbar.sticky_hideable, navbar.texture_preview, award_bonuses,
  award_bonuses_amount, show_bonuses_banner, show_bonuses_modal, show_bonuses_modal_after, bonuses_banner_code, show_cookie, product_choose,
  phone_800_link, phone_display, telegram_link, whatsapp_link, viber_link, instagram_link, facebook_link, has_shipping_info,
  has_terms_and_conditions, has_privacy_policy, has_return_policy, company, company_info, email_support, instructions_count,
  has_blogger_user_agreement, has_blogger_privacy_policy, blogger_has_phone, feeds_facebook, domains, favicons, lang, langs,
  interfaceLangs`.split(/,\s+/);

const TOOLS: RecordTools = {
  ...NO_TOOLS,
  choices: {
    stores: [
      { value: 'us', label: 'United States' },
      { value: 'de', label: 'Germany' },
    ],
    languages: [{ value: 'en', label: 'English' }],
    skins: [
      { value: 'default', label: 'Vitrine' },
      { value: 'night', label: 'Night' },
    ],
  },
};

function Page({ values, mayWrite, onSave }: Shown & { readonly onSave: (values: RecordValues) => void }) {
  const form = useForm<RecordValues>({ defaultValues: values });
  return (
    <RecordForm
      form={form}
      fields={SETTINGS_VIEW.fields}
      isNew={false}
      isSaving={false}
      mayWrite={mayWrite}
      onSave={onSave}
      arrange={(fields, id) => <SettingFields {...{ fields, id, form, mayWrite }} />}
    />
  );
}

interface Shown {
  readonly values: RecordValues;
  readonly mayWrite: boolean;
}

function open({
  mayWrite = true,
  ...values
}: Readonly<Record<string, unknown>> & { readonly mayWrite?: boolean } = {}) {
  const onSave = vi.fn<(values: RecordValues) => void>();
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <RecordToolsContext value={TOOLS}>
          <Page
            values={{ ...STANDARD_SETTINGS, texts: STANDARD_SETTING_WORDS, ...values }}
            mayWrite={mayWrite}
            onSave={onSave}
          />
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

const rowOf = (key: string) => within(document.getElementById(key) ?? document.body);
afterEach(() => history.replaceState(null, '', '/'));

describe('the settings of the shop', () => {
  it('all appear with their specified key, in a section that explains what they do', () => {
    const { fields } = SETTINGS_VIEW;
    expect(fields.map(settingKey)).toEqual(expect.arrayContaining(SPECIFIED));
    expect(fields.filter(({ hint }) => hint === undefined || !Object.hasOwn(manageEn, hint))).toEqual([]);
    expect(fields.filter(({ section }) => section === undefined)).toEqual([]);
    const lines = fields.flatMap(({ input }) => (input.type === 'texts' ? input.members : []));
    expect(lines.filter((member) => member.lines === true).map(({ name }) => name)).toEqual([
      'company_info',
      'popular_searches',
      'search_words',
      'site_description',
    ]);
  });

  it('are all unchanged in a new shop; a changed one is marked and can be reset', async () => {
    const saved = open({ award_bonuses_amount: 25, navbar: { ...STANDARD_SETTINGS.navbar, type: 'texture' } });
    expect(screen.getAllByText('Changed')).toHaveLength(2);
    const bonuses = rowOf('award_bonuses_amount');
    expect(bonuses.getByText('Default: 10 %')).toBeVisible();
    expect(rowOf('skin').getByText('Default: Vitrine')).toBeVisible();
    await userEvent.click(bonuses.getByRole('button', { name: /^Back to default/ }));
    expect(bonuses.getByRole('textbox')).toHaveValue('10');
    await userEvent.click(rowOf('navbar.type').getByRole('button', { name: /^Back to default/ }));
    expect(screen.queryByText('Changed')).not.toBeInTheDocument();
    expect(await saved()).toMatchObject({ award_bonuses_amount: 10, navbar: { type: 'solid' } });
  });

  it('with a value per language are saved in all of them', async () => {
    const texts = { ...STANDARD_SETTING_WORDS, ru: { site_description: 'Своё', company_info: 'О нас' } };
    const saved = open({ texts });
    await userEvent.click(rowOf('seo.site_description').getByRole('button', { name: /^Back to default/ }));
    expect(await saved()).toMatchObject({
      texts: { ru: { ...STANDARD_SETTING_WORDS.ru, company_info: 'О нас' } },
    });
  });

  it('have the index of long forms, which moves the focus', async () => {
    Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
    open();
    const stops = within(screen.getByRole('navigation', { name: 'Jump to' })).getAllByRole('button');
    const last = stops.at(-1)!;
    await userEvent.click(last);
    expect(screen.getByRole('group', { name: last.textContent })).toHaveFocus();
  });

  it('are found by name, description and key, and input in the others is kept', async () => {
    const saved = open();
    const find = screen.getByRole('searchbox', { name: 'Find a setting' });
    await userEvent.clear(rowOf('company').getByRole('textbox'));
    await userEvent.type(rowOf('company').getByRole('textbox'), 'Morgenrot GmbH');
    await userEvent.type(find, 'award_bonuses_am{Enter}');
    expect(screen.getByText('1 setting')).toBeVisible();
    expect(document.getElementById('award_bonuses_amount')).toBeVisible();
    expect(document.getElementById('company')).not.toBeVisible();
    const stops = within(screen.getByRole('navigation', { name: 'Jump to' })).getAllByRole('button');
    expect(stops.map((stop) => stop.textContent)).toEqual(['Accounts and bonuses']);
    await userEvent.clear(find);
    await userEvent.type(find, 'seconds nobody needs');
    expect(screen.getByText('0 settings')).toBeVisible();
    expect(await saved()).toMatchObject({ company: 'Morgenrot GmbH' });
  });

  it("offer the shop's values by name, and seconds for settings in milliseconds", async () => {
    const saved = open();
    await userEvent.selectOptions(rowOf('skin').getByRole('combobox'), 'Night');
    await userEvent.selectOptions(rowOf('lang').getByRole('combobox'), 'Germany');
    const after = rowOf('show_bonuses_modal_after').getByRole('textbox');
    expect(after).toHaveValue('3');
    await userEvent.clear(after);
    await userEvent.type(after, '4.5');
    expect(await saved()).toMatchObject({ skin: 'night', lang: 'de', show_bonuses_modal_after: 4500 });
  });

  it('open at the one in the URL', () => {
    history.replaceState(null, '', '/manage/settings/site#skin');
    Element.prototype.scrollIntoView = vi.fn();
    open();
    expect(document.getElementById('skin')).toHaveFocus();
  });

  it('can also be searched by users who may only read, but not edited', async () => {
    open({ mayWrite: false, company: 'Morgenrot GmbH' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a setting' }), 'company');
    expect(rowOf('company').getByRole('textbox')).toBeDisabled();
    expect(rowOf('company').queryByRole('button', { name: /^Back to default/ })).not.toBeInTheDocument();
  });
});

it.each([
  [undefined, '', true],
  [undefined, false, true],
  [{ a: '' }, {}, true],
  [['us', 'de'], ['de', 'us'], true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [0, undefined, false],
  [['us'], [], false],
  ['solid', 'texture', false],
])('%j and %j as values of a setting are the same: %s', (one, other, isSame) => {
  expect(sameSetting(one, other)).toBe(isSame);
});
