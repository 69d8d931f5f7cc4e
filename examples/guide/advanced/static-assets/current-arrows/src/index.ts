import ebb from './ebb/arrow.svg';
import flow from './flow/arrow.svg';

export const arrows = { ebb, flow };
