import {rsbuildOptions} from '../support/claims/rsbuildOptions';
import {testClaims} from '../support/claims/testClaims';

testClaims(rsbuildOptions);
