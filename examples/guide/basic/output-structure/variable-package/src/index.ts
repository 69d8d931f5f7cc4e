export const load = (name: string) => import("word-kit/lang/" + name);
