// tsyringe refuses to load without the metadata API. Whichever chunk of
// a bundle asks for tsyringe first, the API has to be there before: so it is imported here, and tsyringe nowhere else.
import './reflect';
import * as tsyringe from 'tsyringe';

// Values of this file and no re-exports: Turbopack leads who asks for a re-export to tsyringe itself, before the API is there.
export const container = tsyringe.container;
export const inject = tsyringe.inject;
export const injectable = tsyringe.injectable;
export const Lifecycle = tsyringe.Lifecycle;
export type { ClassProvider, DependencyContainer } from 'tsyringe';
