import './index.css';
const tile = (text)=>`<b class="tile">${text}</b>`;
export { tile };
