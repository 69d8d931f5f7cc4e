export const names = (all: Map<string, { name?: string }>) => {
  let first;
  first ??= all.values().map((one) => one?.name);
  return first.toArray();
};
