export const shopRu = {
  'picture.limits':
    'JPEG, PNG, WebP или SVG, до {size} МБ и {pixels} млн пикселей. SVG превращается в изображение своих фигур.',
  'picture.icon-hint': 'Квадрат, не меньше {least} пикселей; из него делаются все размеры вместо значков ниже.',
  'picture.too-large': '{name} больше {size} МБ.',
  'picture.insert': 'Изображение в тексте',
  'picture.alt': 'Что изображено',
  'picture.alt-hint': 'Читается вслух тем, кто его не видит. Пусто, если изображение только украшает.',
} as const;
