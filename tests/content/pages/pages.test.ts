/** What every page is held to, in one file: parsing all pages takes longer than these tests do. */
import './parity';
import './typography';
import './glossary';
