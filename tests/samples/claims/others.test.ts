import {others} from '../support/claims/others';
import {testClaims} from '../support/claims/testClaims';

testClaims(others);
