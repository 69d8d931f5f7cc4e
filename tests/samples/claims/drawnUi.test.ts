import {drawnUi} from '../support/claims/drawnUi';
import {testClaims} from '../support/claims/testClaims';

testClaims(drawnUi);
