export const example = (): string => 'named';

export default (): string => 'default';
