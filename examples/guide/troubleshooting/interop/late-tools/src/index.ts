export const equal = (): Promise<object> => import('dequal');
export const classes = (): Promise<object> => import('clsx');
