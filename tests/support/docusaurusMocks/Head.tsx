export {Helmet as default} from 'react-helmet-async';
