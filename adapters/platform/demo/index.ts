export { seedPeople } from './people/seed-people';
export { seedContent, seedDemo } from './seed-demo';
export type { DemoOptions } from './seed-demo';
