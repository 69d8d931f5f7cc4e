import {said} from '../support/claims/said';
import {testClaims} from '../support/claims/testClaims';

testClaims(said);
