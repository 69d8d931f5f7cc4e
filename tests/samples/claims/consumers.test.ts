import {consumers} from '../support/claims/consumers';
import {testClaims} from '../support/claims/testClaims';

testClaims(consumers);
