import last from 'shelf-kit/last';
export const shown = last;
