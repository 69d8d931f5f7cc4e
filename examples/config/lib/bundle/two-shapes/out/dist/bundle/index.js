const pad = (count)=>' '.repeat(Math.max(0, count));
const center = (text, width)=>pad((width - text.length) / 2) + text;
export { center };
