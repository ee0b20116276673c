/** What the back office says of pictures, menus and stores. */
export const shopEn = {
  'picture.limits':
    'JPEG, PNG, WebP or SVG, up to {size} MB and {pixels} million pixels. An SVG becomes a picture of its shapes.',
  'picture.icon-hint': 'Square, {least} pixels or more; every size is made from it, in place of the icons below.',
  'picture.too-large': '{name} is larger than {size} MB.',
  'picture.insert': 'Picture in the text',
  'picture.alt': 'What the picture shows',
  'picture.alt-hint': 'Read out to who does not see it. Empty for a picture that only adorns.',
} as const;
