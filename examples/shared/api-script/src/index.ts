export const sky = (day = process.env.PUBLIC_SKY) => day ?? 1;
