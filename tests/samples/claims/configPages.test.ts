import {configPages} from '../support/claims/configPages';
import {testClaims} from '../support/claims/testClaims';

testClaims(configPages);
