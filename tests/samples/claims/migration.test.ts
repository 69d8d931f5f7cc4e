import {migration} from '../support/claims/migration';
import {testClaims} from '../support/claims/testClaims';

testClaims(migration);
