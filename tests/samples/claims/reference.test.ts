import {reference} from '../support/claims/reference';
import {testClaims} from '../support/claims/testClaims';

testClaims(reference);
