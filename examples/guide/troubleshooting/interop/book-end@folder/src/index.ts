import count from 'shelf-kit/rows';

export const rows = count(['Woolf', 'Zola']);
