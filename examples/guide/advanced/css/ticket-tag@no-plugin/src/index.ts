import './tag.scss';

export const tag = (price: string): string => `<b class="tag">${price}</b>`;
