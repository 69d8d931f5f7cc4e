import './tile.less';

export const tile = (text: string) => `<b class="tile">${text}</b>`;
