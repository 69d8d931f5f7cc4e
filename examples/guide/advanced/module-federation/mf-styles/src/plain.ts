export const plain = 'plain';
