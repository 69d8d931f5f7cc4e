import './imported.scss';
import './used.scss';
