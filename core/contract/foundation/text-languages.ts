export const OTHER_LANGUAGES = ['de', 'ru', 'uk', 'zh'] as const;

/** Languages of merchant texts; English is the fallback. */
export const TEXT_LANGUAGES = ['en', ...OTHER_LANGUAGES] as const;
/** Language of merchant texts. */
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** English texts are American; British wording is stored separately for other English-speaking stores. */
export const BRITISH = 'en-GB';
export type TextTongue = TextLanguage | typeof BRITISH;
