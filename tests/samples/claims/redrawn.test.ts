import {redrawn} from '../support/claims/redrawn';
import {testClaims} from '../support/claims/testClaims';

testClaims(redrawn);
