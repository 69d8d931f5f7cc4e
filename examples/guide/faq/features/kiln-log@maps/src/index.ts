type Cone = string | undefined;

export const fire = (cone: Cone): string => {
  if (cone === undefined) throw new Error('No cone');
  return `fired at ${cone}`;
};
