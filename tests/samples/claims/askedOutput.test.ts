import {askedOutput} from '../support/claims/askedOutput';
import {testClaims} from '../support/claims/testClaims';

testClaims(askedOutput);
