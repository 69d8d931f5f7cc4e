import { map } from 'map-kit';

export const draw = () => map();
