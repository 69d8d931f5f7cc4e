import {guideTypes} from '../support/claims/guideTypes';
import {testClaims} from '../support/claims/testClaims';

testClaims(guideTypes);
