import type { CustomOption } from '../../../core/contract';

const MONOGRAM: CustomOption = {
  option_id: 501,
  title: 'Monogram',
  type: 'field',
  is_require: false,
  max_characters: 3,
  price: 10,
  price_type: 'percent',
};

const FOIL: CustomOption = {
  option_id: 502,
  title: 'Monogram color',
  type: 'drop_down',
  is_require: false,
  values: [
    { option_type_id: 5021, title: 'Blind (no color)', price: 0, price_type: 'fixed', is_default: true },
    { option_type_id: 5022, title: 'Gold foil', price: 5, price_type: 'fixed' },
    { option_type_id: 5023, title: 'Silver foil', price: 5, price_type: 'fixed' },
  ],
};

const ENGRAVING: CustomOption = {
  option_id: 503,
  title: 'Engraving',
  type: 'field',
  is_require: false,
  max_characters: 24,
  price: 15,
  price_type: 'fixed',
};

const GRIP: CustomOption = {
  option_id: 504,
  title: 'Grip size',
  type: 'drop_down',
  is_require: true,
  values: [
    { option_type_id: 5041, title: 'L1 (4 1/8)', price: 0, price_type: 'fixed' },
    { option_type_id: 5042, title: 'L2 (4 1/4)', price: 0, price_type: 'fixed', is_default: true },
    { option_type_id: 5043, title: 'L3 (4 3/8)', price: 0, price_type: 'fixed' },
  ],
};

const STRINGS: CustomOption = {
  option_id: 505,
  title: 'Strings',
  type: 'radio',
  is_require: false,
  values: [
    { option_type_id: 5051, title: 'Factory strings', price: 0, price_type: 'fixed', is_default: true },
    { option_type_id: 5052, title: 'Multifilament, strung by hand', price: 19, price_type: 'fixed' },
    { option_type_id: 5053, title: 'Natural gut, strung by hand', price: 45, price_type: 'fixed' },
  ],
};

const NAME_LABEL: CustomOption = {
  option_id: 506,
  title: 'Name',
  type: 'field',
  is_require: false,
  max_characters: 12,
  price: 5,
  price_type: 'fixed',
};

const SHIRT_NUMBER: CustomOption = {
  option_id: 507,
  title: 'Name and number',
  type: 'field',
  is_require: false,
  max_characters: 16,
  price: 12,
  price_type: 'fixed',
};

const GIFT_TO: CustomOption = {
  option_id: 508,
  title: 'For whom',
  type: 'field',
  is_require: true,
  max_characters: 60,
  price: 0,
  price_type: 'fixed',
};

const GIFT_MAIL: CustomOption = {
  option_id: 513,
  title: 'Their e-mail',
  type: 'email',
  is_require: false,
  max_characters: 254,
  price: 0,
  price_type: 'fixed',
};

const GIFT_MESSAGE: CustomOption = {
  option_id: 509,
  title: 'Message',
  type: 'area',
  is_require: false,
  max_characters: 200,
  price: 0,
  price_type: 'fixed',
};

const GIFT_DATE: CustomOption = {
  option_id: 510,
  title: 'Send on',
  type: 'date',
  is_require: false,
  price: 0,
  price_type: 'fixed',
};

const TENSION: CustomOption = {
  option_id: 511,
  title: 'Tension',
  type: 'drop_down',
  is_require: true,
  values: [
    { option_type_id: 5111, title: '22 kg, soft', price: 0, price_type: 'fixed' },
    { option_type_id: 5112, title: '24 kg, medium', price: 0, price_type: 'fixed', is_default: true },
    { option_type_id: 5113, title: '26 kg, firm', price: 0, price_type: 'fixed' },
  ],
};

const EXTRAS: CustomOption = {
  option_id: 512,
  title: 'Extras',
  type: 'checkbox',
  is_require: false,
  values: [
    { option_type_id: 5121, title: 'Handwritten card', price: 3, price_type: 'fixed' },
    { option_type_id: 5122, title: 'Silk ribbon', price: 4, price_type: 'fixed' },
  ],
};

export const CUSTOM_OPTIONS_OF: Readonly<Record<string, readonly CustomOption[]>> = {
  'leather-tote': [MONOGRAM, FOIL],
  weekender: [MONOGRAM, FOIL],
  'leather-belt': [MONOGRAM],
  'field-watch': [ENGRAVING],
  'football-shirt': [SHIRT_NUMBER],
  'dress-watch': [ENGRAVING],
  chronograph: [ENGRAVING],
  'insulated-bottle': [ENGRAVING],
  flask: [ENGRAVING],
  'tennis-racket': [GRIP, STRINGS],
  'small-backpack': [NAME_LABEL],
  'small-bottle': [NAME_LABEL],
  'gift-card': [GIFT_TO, GIFT_MAIL, GIFT_MESSAGE, GIFT_DATE],
  'racket-stringing': [TENSION],
  'gift-wrap': [EXTRAS],
};
