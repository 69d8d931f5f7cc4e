import last from 'shelf-kit/last';

export const end = last(['Woolf', 'Zola']);
