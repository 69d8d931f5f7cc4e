import {guideTools} from '../support/claims/guideTools';
import {testClaims} from '../support/claims/testClaims';

testClaims(guideTools);
