import {lists} from '../support/claims/lists';
import {testClaims} from '../support/claims/testClaims';

testClaims(lists);
