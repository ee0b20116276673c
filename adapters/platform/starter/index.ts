export { beginCommerce } from './begin-commerce';
export { beginShop } from './begin-shop';
export { writeStarter } from './write-starter';
