import {advanced} from '../support/claims/advanced';
import {testClaims} from '../support/claims/testClaims';

testClaims(advanced);
