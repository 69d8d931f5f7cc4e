import {guideFiles} from '../support/claims/guideFiles';
import {testClaims} from '../support/claims/testClaims';

testClaims(guideFiles);
