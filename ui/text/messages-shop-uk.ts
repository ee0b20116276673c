export const shopUk = {
  'picture.limits':
    'JPEG, PNG, WebP або SVG, до {size} МБ і {pixels} млн пікселів. SVG перетворюється на зображення своїх фігур.',
  'picture.icon-hint': 'Квадрат, щонайменше {least} пікселів; з нього робляться всі розміри замість значків нижче.',
  'picture.too-large': '{name} більше ніж {size} МБ.',
  'picture.insert': 'Зображення в тексті',
  'picture.alt': 'Що зображено',
  'picture.alt-hint': 'Читається вголос тим, хто його не бачить. Порожнє, якщо зображення лише прикрашає.',
} as const;
