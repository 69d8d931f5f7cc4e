import { Fare } from '@k/rules';

export declare const child: (fare: Fare) => Fare;

export { }
