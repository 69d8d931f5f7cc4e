import {neighbours} from '../support/claims/neighbours';
import {testClaims} from '../support/claims/testClaims';

testClaims(neighbours);
