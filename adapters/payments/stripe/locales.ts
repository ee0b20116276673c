const LOCALES = new Set(
  'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  ),
);

/** Returns the locale for Stripe's page; 'auto' if unsupported. Pure. */
export function localeOf(locale: string): string {
  if (LOCALES.has(locale)) return locale;
  const language = locale.split('-')[0] ?? '';
  return LOCALES.has(language) ? language : 'auto';
}
