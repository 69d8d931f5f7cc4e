import tint, { shade } from 'tint';

export const both = () => tint() + ' and ' + shade();
