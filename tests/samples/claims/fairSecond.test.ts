import {fairSecond} from '../support/claims/fairSecond';
import {testClaims} from '../support/claims/testClaims';

testClaims(fairSecond);
