// Import before tsyringe. `lite` suits engines with Map, Set and WeakMap.
import 'reflect-metadata/lite';
