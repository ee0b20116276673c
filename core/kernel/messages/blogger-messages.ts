export const BLOGGER_ERRORS = {
  'set-exists': 'A set of these products already exists',
  'set-incomplete': 'A set is a top and a bottom, with shoes or without',
  'not-delivered': 'It has not arrived yet',
  'promo-archived': 'It is in the archive',
  'post-empty': 'A post needs a text or a photo',
  'order-not-sent': 'The order has not been sent yet',
  'photos-not-sent': 'Some photographs have not been sent yet',
  'selection-off': 'This shop does not ask for a selection of products',
} as const satisfies Record<string, string>;

export type BloggerErrorCode = keyof typeof BLOGGER_ERRORS;
