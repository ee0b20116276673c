export { seedPeople } from './people/seed-people';
export { createDrawings } from './drawings/source';
export { seedShipping } from './shipping';
export { seedDemo } from './seed-demo';
export type { DemoOptions } from './seed-demo';
