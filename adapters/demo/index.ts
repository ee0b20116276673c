export { seedPeople } from './people/seed-people';
export { createDrawings } from './drawings/source';
export { seedDemo } from './seed-demo';
export type { DemoOptions } from './seed-demo';
