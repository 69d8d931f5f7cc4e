import {configRsbuild} from '../support/claims/configRsbuild';
import {testClaims} from '../support/claims/testClaims';

testClaims(configRsbuild);
