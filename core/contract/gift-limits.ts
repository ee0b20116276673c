/** Characters of what is written to who gets a gift: it is printed on the slip in the parcel. */
export const GIFT_MESSAGE_LENGTH = 250;
/** Letters, signs and line breaks: nothing that a printer or a mail would take for a command. */
export const GIFT_MESSAGE_TEXT = /^(?:\P{Cc}|\n)*$/u;
