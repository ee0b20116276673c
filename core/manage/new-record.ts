/** A new record in place of an id in the addresses of the back office: no id has this sign. */
export const NEW_RECORD = '~new';
