// tsyringe refuses to load without the metadata API. Whichever chunk of
// a bundle asks for tsyringe first, the API has to be there before: so it is imported here, and tsyringe nowhere else.
import './reflect';
import {
  container as tsyringeContainer,
  inject as tsyringeInject,
  injectable as tsyringeInjectable,
  Lifecycle as TsyringeLifecycle,
} from 'tsyringe';

// Values of this file and no re-exports: Turbopack leads who asks for a re-export to tsyringe itself, before the API is there.
export const container = tsyringeContainer;
export const inject = tsyringeInject;
export const injectable = tsyringeInjectable;
export const Lifecycle = TsyringeLifecycle;
export type { ClassProvider, DependencyContainer } from 'tsyringe';
