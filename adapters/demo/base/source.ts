/** What everything that the demo writes is marked with, so that it leaves together. */
export const DEMO_SOURCE = 'demo';
