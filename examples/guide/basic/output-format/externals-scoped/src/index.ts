import { today } from '@acme/dates';

export const label = () => today();
