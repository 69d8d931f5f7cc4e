import {libOutput} from '../support/claims/libOutput';
import {testClaims} from '../support/claims/testClaims';

testClaims(libOutput);
