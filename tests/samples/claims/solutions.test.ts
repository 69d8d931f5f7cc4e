import {solutions} from '../support/claims/solutions';
import {testClaims} from '../support/claims/testClaims';

testClaims(solutions);
