export type ConsentSubject = 'services' | 'events';
