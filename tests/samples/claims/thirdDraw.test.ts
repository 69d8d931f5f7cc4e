import {thirdDraw} from '../support/claims/thirdDraw';
import {testClaims} from '../support/claims/testClaims';

testClaims(thirdDraw);
