import {libSyntax} from '../support/claims/libSyntax';
import {testClaims} from '../support/claims/testClaims';

testClaims(libSyntax);
