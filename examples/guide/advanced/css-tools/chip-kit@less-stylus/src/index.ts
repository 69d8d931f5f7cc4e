import './chip.styl';
import './price.less';

export const chip = (price: string): string => `<b class="chip"><i class="price">${price}</i></b>`;
