import type { TableSpec } from '../records/record-table';

export type CustomerField =
  | 'address_phone'
  | 'city'
  | 'company'
  | 'country'
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'name'
  | 'newsletter'
  | 'phone'
  | 'postcode'
  | 'region'
  | 'since'
  | 'street'
  | 'street2'
  | 'vat_id';

const ADDRESS = (name: string) => [
  `default address ${name}`,
  `billing ${name}`,
  `shipping ${name}`,
  `address ${name}`,
  name,
];

/** Headings of customer exports in English, German, French, Spanish, Polish, Russian and Ukrainian. */
export const CUSTOMER_SPEC: TableSpec<CustomerField> = {
  kind: 'customers',
  headings: {
    email: [
      ...['email', 'e mail', 'email address', 'user email', 'billing email', 'customer email', 'e mail adresse'],
      ...[
        'adresse e mail',
        'adresse email',
        'courriel',
        'correo electrónico',
        'correo',
        'adres e mail',
        'электронная почта',
      ],
      ...['эл почта', 'почта', 'електронна пошта'],
    ],
    firstname: [
      'first name',
      'firstname',
      'billing first name',
      'given name',
      'vorname',
      'prénom',
      'nombre',
      'imię',
      'имя',
      'ім я',
    ],
    lastname: [
      ...['last name', 'lastname', 'billing last name', 'surname', 'family name', 'nachname', 'nom', 'nom de famille'],
      ...['apellido', 'apellidos', 'nazwisko', 'фамилия', 'прізвище'],
    ],
    name: [
      'name',
      'full name',
      'customer name',
      'display name',
      'kunde',
      'client',
      'cliente',
      'klient',
      'фио',
      'клиент',
    ],
    address_phone: ['default address phone', 'billing phone', 'shipping phone', 'address phone'],
    phone: [
      'phone',
      'telephone',
      'phone number',
      'mobile',
      'telefon',
      'telefonnummer',
      'téléphone',
      'teléfono',
      'телефон',
    ],
    since: [
      ...[
        'created at',
        'date registered',
        'user registered',
        'registration',
        'registration date',
        'signed up',
        'customer since',
      ],
      ...['registriert am', 'date d inscription', 'fecha de registro', 'data rejestracji', 'дата регистрации'],
    ],
    newsletter: [
      ...['accepts email marketing', 'accepts marketing', 'email marketing', 'email subscriber status', 'newsletter'],
      ...['marketing consent', 'subscribed', 'рассылка', 'розсилка'],
    ],
    company: [...ADDRESS('company'), 'firma', 'société', 'entreprise', 'empresa', 'компания', 'компанія'],
    street: [
      ...[
        ...ADDRESS('address1'),
        ...ADDRESS('address 1'),
        'billing address',
        'address line 1',
        'street',
        'street address',
      ],
      ...['address', 'straße', 'strasse', 'adresse', 'rue', 'dirección', 'calle', 'adres', 'ulica', 'адрес', 'улица'],
      ...['адреса', 'вулиця'],
    ],
    street2: [
      ...ADDRESS('address2'),
      ...ADDRESS('address 2'),
      'address line 2',
      'adresszusatz',
      'complément d adresse',
    ],
    city: [...ADDRESS('city'), 'town', 'ort', 'stadt', 'ville', 'ciudad', 'miasto', 'город', 'місто'],
    region: [
      ...[...ADDRESS('province code'), ...ADDRESS('province'), ...ADDRESS('state'), 'region', 'county', 'bundesland'],
      ...['provincia', 'województwo', 'регион', 'область'],
    ],
    postcode: [
      ...[...ADDRESS('zip'), ...ADDRESS('postcode'), 'postal code', 'zip code', 'plz', 'postleitzahl', 'code postal'],
      ...['código postal', 'kod pocztowy', 'индекс', 'почтовый индекс', 'поштовий індекс'],
    ],
    country: [
      ...[
        ...ADDRESS('country code'),
        ...ADDRESS('country'),
        'country region',
        'land',
        'pays',
        'país',
        'kraj',
        'страна',
      ],
      'країна',
    ],
    vat_id: [
      'vat',
      'vat id',
      'vat number',
      'tax id',
      'ust id',
      'umsatzsteuer id',
      'numéro de tva',
      'nif',
      'nip',
      'инн',
    ],
  },
  required: [
    ['email', 'phone'],
    // A list of addresses alone is a mailing list.
    ['firstname', 'lastname', 'name', 'street'],
  ],
  formats: {
    shopify: ['first name', 'last name', 'accepts email marketing'],
    'shopify-2021': ['first name', 'last name', 'accepts marketing'],
    woocommerce: ['name', 'username', 'email', 'date registered'],
    'woocommerce-users': ['user email', 'billing first name'],
    prestashop: ['first name', 'last name', 'email address', 'social title'],
  },
};
