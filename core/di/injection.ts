// tsyringe needs the metadata API at load time; import it only through this module, so that bundles load both in order.
import './reflect';
export { container, inject, injectable, Lifecycle } from 'tsyringe';
export type { ClassProvider, DependencyContainer } from 'tsyringe';
