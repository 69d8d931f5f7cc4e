import {newcomers} from '../support/claims/newcomers';
import {testClaims} from '../support/claims/testClaims';

testClaims(newcomers);
