import './parts/tag.scss';
import './parts/price.less';
