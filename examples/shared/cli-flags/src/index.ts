export const whole: number = 2;
