export { Dial } from './Dial.jsx';
