import {Prism} from 'prism-react-renderer';

/* Prism's own component files add their grammar to the global Prism: that is how its documentation
   says to load the languages that prism-react-renderer leaves out. Imported before them. */
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
