import 'reflect-metadata';

export { Booking } from './booking';
