export const stamped = true;
