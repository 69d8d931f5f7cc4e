import { half, type Fare } from '@k/rules';

export const child = (fare: Fare): Fare => half(fare);
