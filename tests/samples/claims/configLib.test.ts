import {configLib} from '../support/claims/configLib';
import {testClaims} from '../support/claims/testClaims';

testClaims(configLib);
