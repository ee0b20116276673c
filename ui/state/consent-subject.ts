/** What a shopper is asked leave for: services of others, or the shop's own count of events. */
export type ConsentSubject = 'services' | 'events';
