/** Marks all demo records so that they can be removed together. */
export const DEMO_SOURCE = 'demo';
