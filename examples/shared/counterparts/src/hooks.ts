import { useId } from 'react';

export const id = useId;
