export { seedContent, seedDemo } from './seed-demo';
export type { DemoOptions } from './seed-demo';
