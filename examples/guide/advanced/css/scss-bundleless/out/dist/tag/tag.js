import "./tag.css";
import "./price.css";
const tag = 1;
export { tag };
