/** Tests of every page, in one file, because parsing all pages takes longer than the tests. */
import './parity';
import './typography';
import './glossary';
import './drawings';
