import url from './gull.svg';

export const icon = url;
