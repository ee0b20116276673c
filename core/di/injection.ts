// tsyringe refuses to load without the metadata API. Whichever chunk of
// a bundle asks for tsyringe first, the API has to be there before: so it is imported here, and tsyringe nowhere else.
import './reflect';
export { container, inject, injectable, Lifecycle } from 'tsyringe';
export type { ClassProvider, DependencyContainer } from 'tsyringe';
