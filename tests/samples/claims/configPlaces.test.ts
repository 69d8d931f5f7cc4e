import {configPlaces} from '../support/claims/configPlaces';
import {testClaims} from '../support/claims/testClaims';

testClaims(configPlaces);
