import './tag.scss';
import './price.less';

export const tag = (price: string): string => `<b class="tag"><i class="price">${price}</i></b>`;
