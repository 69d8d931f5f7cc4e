import {drawnPackages} from '../support/claims/drawnPackages';
import {testClaims} from '../support/claims/testClaims';

testClaims(drawnPackages);
