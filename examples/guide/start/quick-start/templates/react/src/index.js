export * from './Buoy.jsx';
