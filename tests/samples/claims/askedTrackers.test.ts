import {askedTrackers} from '../support/claims/askedTrackers';
import {testClaims} from '../support/claims/testClaims';

testClaims(askedTrackers);
