class KilnError extends Error {
  override name = new.target.name;
}
class GlazeError extends Error {
  override name = new.target.name;
}
export const fail = (isHot: boolean) => {
  throw isHot ? new KilnError('hot') : new GlazeError('wet');
};
