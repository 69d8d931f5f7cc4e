import fire from './fire';
export default () => fire() + '!';
export const cone = 6;
