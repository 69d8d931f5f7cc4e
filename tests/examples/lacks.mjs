/**
 * States that an output does not have these texts, or a tree these paths.
 *
 * @param {...string} texts
 */
export const lacks = (...texts) => ({lacks: texts});
