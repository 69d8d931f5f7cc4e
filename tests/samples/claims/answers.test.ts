import {answers} from '../support/claims/answers';
import {testClaims} from '../support/claims/testClaims';

testClaims(answers);
