import './tag.scss';
import './more.scss';
