export { Buoy } from './Buoy';
