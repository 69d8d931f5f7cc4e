import {drawnFair} from '../support/claims/drawnFair';
import {testClaims} from '../support/claims/testClaims';

testClaims(drawnFair);
