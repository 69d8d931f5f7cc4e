import {tools} from '../support/claims/tools';
import {testClaims} from '../support/claims/testClaims';

testClaims(tools);
