import {fairThird} from '../support/claims/fairThird';
import {testClaims} from '../support/claims/testClaims';

testClaims(fairThird);
