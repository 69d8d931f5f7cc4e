export type Cone = string;
export const fire = (cone: Cone) => cone;
