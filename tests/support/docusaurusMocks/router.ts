export {useHistory, useLocation, Redirect, matchPath} from 'react-router-dom';
