export const one = (text = process.env.PUBLIC_API) => text ?? 1;
