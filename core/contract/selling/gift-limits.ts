/** Maximum length of the gift message printed on the packing slip. */
export const GIFT_MESSAGE_LENGTH = 250;
export const GIFT_MESSAGE_TEXT = /^(?:\P{Cc}|\n)*$/u;
