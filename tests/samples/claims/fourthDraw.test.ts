import {fourthDraw} from '../support/claims/fourthDraw';
import {testClaims} from '../support/claims/testClaims';

testClaims(fourthDraw);
