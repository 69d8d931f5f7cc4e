import {basic} from '../support/claims/basic';
import {testClaims} from '../support/claims/testClaims';

testClaims(basic);
