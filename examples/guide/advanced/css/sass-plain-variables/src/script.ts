import './with.css';
import './tag.scss';
