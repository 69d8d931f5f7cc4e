import './paint.scss';
import './shade.less';
import './page.css';
