/** Excludes everything mail servers could reinterpret: quotes, comments, invisible characters, dot variants. */
export const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}-])+(?:\.(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}-])+)+$/u;
/** RFC 5321 limit. */
export const MAX_EMAIL_LENGTH = 254;
