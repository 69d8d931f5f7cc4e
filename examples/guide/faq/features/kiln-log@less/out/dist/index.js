import "./tile.less";
const tile = (text)=>`<b class="tile">${text}</b>`;
export { tile };
