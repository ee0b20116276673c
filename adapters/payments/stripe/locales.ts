/** Languages of Stripe's page that stores are likely to have, by the locale of the store or its language. */
const LOCALES = new Set(
  'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  ),
);

/** The locale of Stripe's page for a store; 'auto', that of the browser, where Stripe does not speak the language. Pure. */
export function localeOf(locale: string): string {
  if (LOCALES.has(locale)) return locale;
  const language = locale.split('-')[0] ?? '';
  return LOCALES.has(language) ? language : 'auto';
}
