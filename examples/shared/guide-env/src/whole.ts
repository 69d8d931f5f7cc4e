export const whole = import.meta.env;
