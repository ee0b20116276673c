/** Control characters, formats such as zero-width spaces and bidi marks, lone surrogates, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const DIGIT = /\p{Nd}/gu;
const FIRST = /\P{Nd}/u;

/** Removes everything that readers cannot see, such as the bidi marks around a copied phone number. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Converts digits of all scripts to 0–9. */
export function narrowDigits(text: string): string {
  return text.normalize('NFKC').replace(DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // Digits come in runs of ten, some side by side.
    while (!FIRST.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/**
 * Returns the form in which codes are compared, with full case folding: 'ΣΑΣ', 'Σας' and 'σασ' are one code, 'Straße'
 * and 'STRASSE', 'İSTANBUL' and 'istanbul'. Accents stay. Idempotent.
 */
export function foldCode(code: string): string {
  return narrowDigits(withoutInvisible(code))
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFC')
    .trim();
}
