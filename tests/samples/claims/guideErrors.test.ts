import {guideErrors} from '../support/claims/guideErrors';
import {testClaims} from '../support/claims/testClaims';

testClaims(guideErrors);
