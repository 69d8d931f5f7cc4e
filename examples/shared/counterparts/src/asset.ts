import tide from './low.tide';
import raw from './low.tide?raw';

export const all = [tide, raw];
