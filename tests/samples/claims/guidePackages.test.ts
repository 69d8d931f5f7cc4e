import {guidePackages} from '../support/claims/guidePackages';
import {testClaims} from '../support/claims/testClaims';

testClaims(guidePackages);
