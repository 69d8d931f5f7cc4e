import {configDts} from '../support/claims/configDts';
import {testClaims} from '../support/claims/testClaims';

testClaims(configDts);
