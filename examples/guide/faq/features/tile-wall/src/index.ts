import './tile.css';

export const tile = (text: string) => `<b class="tile">${text}</b>`;
