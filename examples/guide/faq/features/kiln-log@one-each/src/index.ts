export { cone6 } from './cones/table';
