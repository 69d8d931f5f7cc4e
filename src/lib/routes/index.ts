/** Everything that turns a path into a route, and a route into files. */
export * from './alternates';
export * from './canonicalLink';
export * from './files';
export * from './normalize';
export {routeKey} from './routeKey';
