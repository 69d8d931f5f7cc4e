import {configImports} from '../support/claims/configImports';
import {testClaims} from '../support/claims/testClaims';

testClaims(configImports);
