/** Placeholder id of a new record; ids never contain '~'. */
export const NEW_RECORD = '~new';
