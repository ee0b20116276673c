import { FAVICON_TYPES, HOME_BLOCKS } from '../../../../core/internal-staff';
import type { ManageKey } from '../../../text/own-keys';
import type { FieldInput, FieldView, KindView } from '../fields/kind-view';
import { BOOK_FIELDS } from './book-settings';

type Part = readonly [path: string, label: ManageKey, input?: FieldInput];

const SWITCH: FieldInput = { type: 'switch' };
const BY_STORE: FieldInput = { type: 'map', keys: 'stores' };

function section(name: ManageKey, parts: readonly Part[]): readonly FieldView[] {
  return parts.map(([path, label, input = { type: 'text' }]) => {
    const hint = `about.${path.replace('.', '-')}` as ManageKey; // sound: each setting has its sentence, which a test holds
    return { path, label, input, hint, section: name };
  });
}

function words(name: ManageKey, [word, label, lines = false]: readonly [string, ManageKey, boolean?]): FieldView {
  const hint = `about.${word}` as ManageKey; // sound: as above
  return {
    path: 'texts',
    label,
    hint,
    section: name,
    input: { type: 'texts', members: [{ name: word, label, lines }] },
  };
}

const BLOCKS: FieldInput = {
  type: 'choices',
  choices: HOME_BLOCKS.map((value) => ({ value, label: `block.${value}` })),
};
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
    {
      path: 'type',
      label: 'setting.favicon-type',
      input: {
        type: 'choice',
        choices: FAVICON_TYPES.map((value) => ({ value, text: value.includes('/') ? value : value.toUpperCase() })),
      },
    },
    { path: 'src', label: 'setting.favicon-src', input: { type: 'text' } },
  ],
};

const INVOICE_WHEN: FieldInput = {
  type: 'choice',
  choices: [
    { value: 'auto', label: 'setting.invoice-auto' },
    { value: 'paid', label: 'setting.invoice-paid' },
    { value: 'sent', label: 'setting.invoice-sent' },
    { value: 'hand', label: 'setting.invoice-hand' },
  ],
};
const INVOICE_SELLERS: FieldInput = {
  type: 'rows',
  row: 'setting.seller',
  blank: { name: '', address: '', stores: [] },
  fields: [
    { path: 'name', label: 'setting.seller-name', input: { type: 'text' } },
    { path: 'address', label: 'setting.seller-address', input: { type: 'lines' } },
    { path: 'country', label: 'setting.seller-country', input: { type: 'text' } },
    { path: 'vat_id', label: 'setting.seller-vat', input: { type: 'text' } },
    { path: 'tax_number', label: 'setting.seller-tax', input: { type: 'text' } },
    { path: 'registration', label: 'setting.seller-registration', input: { type: 'text' } },
    { path: 'invoice_series', label: 'setting.seller-series', input: { type: 'text' } },
    { path: 'credit_note_series', label: 'setting.seller-credit-series', input: { type: 'text' } },
    { path: 'digits', label: 'setting.seller-digits', input: { type: 'number' } },
    { path: 'footer', label: 'setting.seller-footer', input: { type: 'lines' } },
    { path: 'stores', label: 'setting.seller-stores', input: { type: 'picks', from: 'stores' } },
  ],
};

export const SETTINGS_VIEW: KindView = {
  title: 'nav.settings',
  titleOfOne: 'nav.settings',
  areSettings: true,
  columns: [{ name: 'name', label: 'setting.name' }],
  filters: [],
  canRemove: false,
  mayMiss: ['bank_account'],
  fields: [
    ...section('section.shop', [
      ['name', 'setting.name'],
      ['company', 'setting.company'],
    ]),
    words('section.shop', ['company_info', 'setting.company-info', true]),
    ...section('section.stores', [
      ['lang', 'setting.lang', { type: 'pick', from: 'stores' }],
      ['langs', 'setting.langs', { type: 'picks', from: 'stores' }],
      ['interfaceLangs', 'setting.interface-langs', { type: 'picks', from: 'languages' }],
      ['domain', 'setting.domain'],
      ['domains', 'setting.domains', BY_STORE],
      ['time_zone', 'calendar.time-zone', { type: 'pick', from: 'time-zones', none: 'setting.time-zone-none' }],
    ]),
    ...section('section.look', [
      ['skin', 'setting.skin', { type: 'pick', from: 'skins' }],
      ['skin_dark', 'setting.skin-dark', { type: 'pick', from: 'skins', none: 'setting.skin-same' }],
      ['svg_logo', 'setting.svg-logo'],
      ['png_logo', 'setting.png-logo'],
      ['svg_logo_xml', 'setting.svg-logo-xml', { type: 'lines' }],
      ['favicons', 'setting.favicons', FAVICONS],
    ]),
    ...section('section.home', [['home_blocks', 'setting.home-blocks', BLOCKS]]),
    ...section('section.header', [
      ['navbar.type', 'setting.navbar-type', NAVBAR],
      ['navbar.texture_preview', 'setting.texture-preview'],
      ['navbar.transparent', 'setting.transparent', SWITCH],
      ['navbar.blur', 'setting.blur', SWITCH],
      ['navbar.solid_blur', 'setting.solid-blur', SWITCH],
      ['navbar.sticky', 'setting.sticky', SWITCH],
      ['navbar.sticky_hide', 'setting.sticky-hide', SWITCH],
      ['navbar.sticky_hideable', 'setting.sticky-hideable', SWITCH],
    ]),
    ...section('section.contacts', [
      ['phone_display', 'setting.phone-display'],
      ['phone_800_link', 'setting.phone-link'],
      ['email_support', 'setting.email-support'],
      ['telegram_link', 'setting.telegram'],
      ['whatsapp_link', 'setting.whatsapp'],
      ['viber_link', 'setting.viber'],
      ['instagram_link', 'setting.instagram'],
      ['facebook_link', 'setting.facebook'],
      ['message_days', 'setting.message-days', { type: 'number', unit: 'unit.days' }],
    ]),
    ...section('section.bonuses', [
      ['award_bonuses', 'setting.award', SWITCH],
      ['award_bonuses_amount', 'setting.award-amount', { type: 'number', unit: 'unit.percent' }],
      ['coupons_by_mailbox', 'setting.coupons-by-mailbox', SWITCH],
      ['show_bonuses_banner', 'setting.banner', SWITCH],
      ['bonuses_banner_code', 'setting.banner-code'],
      ['show_bonuses_modal', 'setting.modal', SWITCH],
      ['show_bonuses_modal_after', 'setting.modal-after', { type: 'number', unit: 'unit.seconds', times: 1000 }],
    ]),
    ...section('section.downloads', [
      ['download_times', 'setting.download-times', { type: 'number', unit: 'unit.downloads' }],
      ['download_days', 'setting.download-days', { type: 'number', unit: 'unit.days' }],
    ]),
    ...section('section.payment', [
      ['bank_account.holder', 'setting.holder'],
      ['bank_account.iban', 'setting.iban'],
      ['bank_account.bic', 'setting.bic'],
      ['bank_account.bank', 'setting.bank'],
      ['unpaid_guest_minutes', 'setting.unpaid-guest', { type: 'number', unit: 'unit.minutes' }],
      ['unpaid_customer_minutes', 'setting.unpaid-customer', { type: 'number', unit: 'unit.minutes' }],
      ['guest_hold_days', 'setting.guest-days', { type: 'number', unit: 'unit.days' }],
      ['guest_hold_units', 'setting.guest-units', { type: 'number', unit: 'unit.pieces' }],
      ['guest_page_units', 'setting.guest-page-units', { type: 'number', unit: 'unit.pieces' }],
      ['office_order_link', 'setting.office-link'],
    ]),
    ...section('section.invoices', [
      ['invoice_when', 'setting.invoice-when', INVOICE_WHEN],
      ['invoice_time_zone', 'setting.invoice-zone'],
      ['invoice_sellers', 'setting.sellers', INVOICE_SELLERS],
      ['vat_number_stores', 'setting.vat-number-stores', { type: 'picks', from: 'stores' }],
    ]),
    ...section('section.books', BOOK_FIELDS),
    ...section('section.pages', [
      ['has_shipping_info', 'setting.shipping-info', SWITCH],
      ['has_terms_and_conditions', 'setting.terms', SWITCH],
      ['has_privacy_policy', 'setting.privacy', SWITCH],
      ['has_return_policy', 'setting.returns', SWITCH],
      ['show_cookie', 'setting.cookie', SWITCH],
    ]),
    ...section('section.bloggers', [
      ['product_choose', 'setting.choose', SWITCH],
      ['instructions_count', 'setting.instructions', { type: 'number', unit: 'unit.pages' }],
      ['has_blogger_user_agreement', 'setting.agreement', SWITCH],
      ['has_blogger_privacy_policy', 'setting.blogger-privacy', SWITCH],
      ['blogger_has_phone', 'setting.blogger-phone', SWITCH],
      ['feeds_facebook', 'setting.feeds', BY_STORE],
    ]),
    words('section.find', ['popular_searches', 'setting.popular-searches', true]),
    words('section.find', ['search_words', 'setting.search-words', true]),
    words('section.search', ['site_name', 'setting.site-name']),
    words('section.search', ['site_description', 'setting.site-description', true]),
  ],
};
