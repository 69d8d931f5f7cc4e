import {guideCauses} from '../support/claims/guideCauses';
import {testClaims} from '../support/claims/testClaims';

testClaims(guideCauses);
