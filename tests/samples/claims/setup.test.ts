import {setup} from '../support/claims/setup';
import {testClaims} from '../support/claims/testClaims';

testClaims(setup);
