import { from } from './same';

export const second = () => from + '!';
