import {asked} from '../support/claims/asked';
import {testClaims} from '../support/claims/testClaims';

testClaims(asked);
