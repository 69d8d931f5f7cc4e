import {drawn} from '../support/claims/drawn';
import {testClaims} from '../support/claims/testClaims';

testClaims(drawn);
