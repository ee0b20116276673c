/** Rows of a long report that are named one by one; its JSON has them. */
export const SHOWN = 20;
