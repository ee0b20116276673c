// tsyringe looks for Reflect's metadata when it is evaluated, so this file is imported before it. `lite` is for engines that have Map, Set and WeakMap.
import 'reflect-metadata/lite';
