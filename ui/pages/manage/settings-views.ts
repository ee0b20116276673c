import type { ManageKey } from '../../text/messages-manage-en';
import type { FieldInput, FieldView, KindView } from './kind-view';

type Part = readonly [path: string, label: ManageKey, input?: FieldInput];

const NUMBER: FieldInput = { type: 'number' };
const SWITCH: FieldInput = { type: 'switch' };

/** The fields of a section. */
function section(name: ManageKey, parts: readonly Part[]): readonly FieldView[] {
  return parts.map(([path, label, input = { type: 'text' }]) => ({ path, label, input, section: name }));
}

const NAVBAR: FieldInput = {
  type: 'choice',
  choices: [
    { value: 'solid', label: 'setting.solid' },
    { value: 'gradient', label: 'setting.gradient' },
    { value: 'texture', label: 'setting.texture' },
  ],
};
const FAVICONS: FieldInput = {
  type: 'rows',
  row: 'setting.favicon',
  blank: { type: 'png', src: '' },
  fields: [
    { path: 'type', label: 'setting.favicon-type', input: { type: 'text' } },
    { path: 'src', label: 'setting.favicon-src', input: { type: 'text' } },
  ],
};

/** The settings of A §3, section by section. */
export const SETTINGS_VIEW: KindView = {
  title: 'nav.settings',
  titleOfOne: 'nav.settings',
  columns: [{ name: 'name', label: 'setting.name' }],
  filters: [],
  canRemove: false,
  mayMiss: ['bank_account'],
  fields: [
    ...section('section.shop', [
      ['name', 'setting.name'],
      ['skin', 'setting.skin'],
      ['lang', 'setting.lang'],
      ['langs', 'setting.langs', { type: 'picks', from: 'stores' }],
      ['interfaceLangs', 'setting.interface-langs', { type: 'picks', from: 'languages' }],
      ['domain', 'setting.domain'],
      ['domains', 'setting.domains', { type: 'map', keys: 'stores' }],
      ['show_cookie', 'setting.cookie', SWITCH],
    ]),
    ...section('section.look', [
      ['png_logo', 'setting.png-logo'],
      ['svg_logo', 'setting.svg-logo'],
      ['svg_logo_xml', 'setting.svg-logo-xml', { type: 'lines', most: 50_000 }],
      ['favicons', 'setting.favicons', FAVICONS],
      ['navbar.type', 'setting.navbar-type', NAVBAR],
      ['navbar.transparent', 'setting.transparent', SWITCH],
      ['navbar.blur', 'setting.blur', SWITCH],
      ['navbar.solid_blur', 'setting.solid-blur', SWITCH],
      ['navbar.sticky', 'setting.sticky', SWITCH],
      ['navbar.sticky_hide', 'setting.sticky-hide', SWITCH],
      ['navbar.sticky_hideable', 'setting.sticky-hideable', SWITCH],
      ['navbar.texture_preview', 'setting.texture-preview'],
    ]),
    ...section('section.bonuses', [
      ['award_bonuses', 'setting.award', SWITCH],
      ['award_bonuses_amount', 'setting.award-amount', NUMBER],
      ['show_bonuses_banner', 'setting.banner', SWITCH],
      ['bonuses_banner_code', 'setting.banner-code'],
      ['show_bonuses_modal', 'setting.modal', SWITCH],
      ['show_bonuses_modal_after', 'setting.modal-after', NUMBER],
    ]),
    ...section('section.contacts', [
      ['phone_800_link', 'setting.phone-link'],
      ['phone_display', 'setting.phone-display'],
      ['email_support', 'setting.email-support'],
      ['company', 'setting.company'],
      ['telegram_link', 'setting.telegram'],
      ['whatsapp_link', 'setting.whatsapp'],
      ['viber_link', 'setting.viber'],
      ['instagram_link', 'setting.instagram'],
      ['facebook_link', 'setting.facebook'],
    ]),
    ...section('section.pages', [
      ['has_shipping_info', 'setting.shipping-info', SWITCH],
      ['has_terms_and_conditions', 'setting.terms', SWITCH],
      ['has_privacy_policy', 'setting.privacy', SWITCH],
      ['has_return_policy', 'setting.returns', SWITCH],
    ]),
    ...section('section.bloggers', [
      ['product_choose', 'setting.choose', SWITCH],
      ['instructions_count', 'setting.instructions', NUMBER],
      ['has_blogger_user_agreement', 'setting.agreement', SWITCH],
      ['has_blogger_privacy_policy', 'setting.blogger-privacy', SWITCH],
      ['blogger_has_phone', 'setting.blogger-phone', SWITCH],
      ['feeds_facebook', 'setting.feeds', { type: 'map', keys: 'stores' }],
    ]),
    ...section('section.bank', [
      ['bank_account.holder', 'setting.holder'],
      ['bank_account.iban', 'setting.iban'],
      ['bank_account.bic', 'setting.bic'],
      ['bank_account.bank', 'setting.bank'],
    ]),
    {
      path: 'texts',
      label: 'section.texts',
      section: 'section.texts',
      input: {
        type: 'texts',
        members: [
          { name: 'site_name', label: 'setting.site-name' },
          { name: 'site_description', label: 'setting.site-description' },
          { name: 'company_info', label: 'setting.company-info', lines: true },
        ],
      },
    },
  ],
};
