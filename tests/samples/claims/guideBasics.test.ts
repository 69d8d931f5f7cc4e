import {guideBasics} from '../support/claims/guideBasics';
import {testClaims} from '../support/claims/testClaims';

testClaims(guideBasics);
