export const shopDe = {
  'picture.limits':
    'JPEG, PNG, WebP oder SVG, bis {size} MB und {pixels} Millionen Pixel. Aus einer SVG-Datei wird ein Bild ihrer Formen.',
  'picture.icon-hint':
    'Quadratisch, mindestens {least} Pixel; daraus entsteht jede Größe, anstelle der Symbole darunter.',
  'picture.too-large': '{name} ist größer als {size} MB.',
  'picture.insert': 'Bild im Text',
  'picture.alt': 'Was das Bild zeigt',
  'picture.alt-hint': 'Wird allen vorgelesen, die es nicht sehen. Leer bei einem Bild, das nur schmückt.',
} as const;
