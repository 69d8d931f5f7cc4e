import {huntedUi} from '../support/claims/huntedUi';
import {testClaims} from '../support/claims/testClaims';

testClaims(huntedUi);
