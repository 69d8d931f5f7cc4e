import './tag.scss';
import './price.less';
export const tag = 1;
