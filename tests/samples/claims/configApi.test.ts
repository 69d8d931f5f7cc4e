import {configApi} from '../support/claims/configApi';
import {testClaims} from '../support/claims/testClaims';

testClaims(configApi);
